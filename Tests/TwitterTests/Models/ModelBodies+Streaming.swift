@testable import Twitter

extension ModelBodies {
    /// What comes in streams, beside Tweets.
    static let streamed: [(type: any Model.Type, body: String)] = [
        (
            DeletionNotice.self,
            #"""
            {"status": {"id": 700000000000006601, "id_str": "700000000000006601", "user_id": 6602,
            "user_id_str": "6602"}, "direct_message": {"id": 700000000000006603,
            "id_str": "700000000000006603", "user_id": 6604, "user_id_str": "6604"},
            "timestamp_ms": "1538313376518"}
            """#
        ),
        (
            DeletionNotice.Deleted<Tweet>.self,
            #"""
            {"id": 700000000000006605, "id_str": "700000000000006605", "user_id": 6606, "user_id_str": "6606"}
            """#
        ),
        (
            DeletionNotice.Deleted<DirectMessage>.self,
            #"""
            {"id": 700000000000006607, "id_str": "700000000000006607", "user_id": 6608, "user_id_str": "6608"}
            """#
        ),
        (
            LocationDeletionNotice.self,
            #"""
            {"user_id": 6609, "user_id_str": "6609", "up_to_status_id": 700000000000006610,
            "up_to_status_id_str": "700000000000006610", "timestamp_ms": "1538313376518"}
            """#
        ),
        (
            LimitNotice.self,
            #"""
            {"track": 6611, "timestamp_ms": "1538313376518"}
            """#
        ),
        (
            StatusWithheldNotice.self,
            #"""
            {"id": 700000000000006612, "id_str": "700000000000006612", "user_id": 6613,
            "user_id_str": "6613", "withheld_in_countries": ["DE", "FR"], "timestamp_ms": "1538313376518"}
            """#
        ),
        (
            UserWithheldNotice.self,
            #"""
            {"id": 6614, "id_str": "6614", "withheld_in_countries": ["DE", "FR"],
            "timestamp_ms": "1538313376518"}
            """#
        ),
        (
            DisconnectNotice.self,
            #"""
            {"code": 4, "stream_name": "stream_name é🎉", "reason": "reason é🎉"}
            """#
        ),
        (
            StreamWarning.self,
            #"""
            {"code": "FALLING_BEHIND", "message": "message é🎉", "percent_full": 60, "user_id": 6615,
            "timestamp_ms": "1538313376518"}
            """#
        ),
        (
            FriendsList.self,
            #"""
            {"friends": [6616, 700000000000006617], "friends_str": ["6616", "700000000000006617"]}
            """#
        ),
        (
            StreamEvent.self,
            #"""
            {"event": "list_member_added", "created_at": "Wed Aug 27 13:08:45 +0000 2008",
            "source": {"id": 6618, "id_str": "6618"}, "target": {"id": 6619, "id_str": "6619"},
            "target_object": {"id": 6620, "id_str": "6620", "name": "name é🎉", "slug": "slug",
            "member_count": 3}}
            """#
        ),
        (
            StreamEvent.self,
            #"""
            {"event": "favorite", "created_at": "Wed Aug 27 13:08:45 +0000 2008",
            "source": {"id": 6621, "id_str": "6621"}, "target": {"id": 6622, "id_str": "6622"},
            "target_object": {"id": 700000000000006623, "id_str": "700000000000006623", "text": "text é🎉"}}
            """#
        ),
        (
            StreamEvent.self,
            #"""
            {"event": "access_revoked", "created_at": "Wed Aug 27 13:08:45 +0000 2008",
            "source": {"id": 6624, "id_str": "6624"}, "target": {"id": 6625, "id_str": "6625"},
            "target_object": {"a": [1, null, 1.5], "name": "name é🎉"}}
            """#
        ),
        (
            StreamEnvelope.self,
            #"""
            {"for_user": "6626", "message": {"friends": [1, 2]}}
            """#
        ),
        (
            StreamControl.self,
            #"""
            {"control_uri": "/1.1/site/c/1_a2b3"}
            """#
        ),
    ]
}
