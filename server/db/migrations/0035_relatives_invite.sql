-- A relative whom the home trusts with it asks family and friends in by themselves.
alter table relative_links add column can_invite boolean not null default false;
-- Whom somebody invited, for as long as nobody has answered.
create index on invitations (care_home_id, invited_by) where accepted_at is null;
