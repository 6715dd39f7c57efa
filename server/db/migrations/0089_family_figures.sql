-- Two key figures count what was shared with families and how soon messages were answered, of a few weeks each time:
-- by these they read those weeks and nothing older.
create index on family_updates (care_home_id, shared_at);
create index on chat_messages (care_home_id, sent_at);
