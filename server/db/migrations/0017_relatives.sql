-- A relative's link to a resident in full: asked first, then active, paused or ended, with who said so and when.
-- One word for a pause, as people say it. Nobody was ever `verified`: an invitation names one person.

alter table relative_links drop constraint relative_links_status_check;
update relative_links set status = 'paused' where status in ('suspended', 'verified', 'invited');
alter table relative_links
  add constraint relative_links_status_check check (status in ('invited', 'active', 'paused', 'ended')),
  -- nobody's until the invitation is accepted
  alter column account_id drop not null,
  add column version integer not null default 1,
  add column is_primary boolean not null default false,
  -- powers of attorney and the like that somebody saw; the shape is the contract's (domain/relatives/relative.ts)
  add column authorities jsonb not null default '[]',
  -- their own wish: the others who are linked to this person see their name
  add column is_shown_to_circle boolean not null default false,
  add column invitation_id uuid,
  -- since when it is as it is, and why it was paused or ended
  add column status_since timestamptz not null default now(),
  add column status_reason text not null default '',
  add foreign key (care_home_id, invitation_id) references invitations on delete set null (invitation_id);
update relative_links set status_since = created_at;

-- What ended is history: the same person may be invited again.
alter table relative_links drop constraint relative_links_care_home_id_resident_id_account_id_key;
create unique index on relative_links (care_home_id, resident_id, account_id) where status <> 'ended';
create unique index on relative_links (care_home_id, resident_id) where is_primary and status <> 'ended';
create index on relative_links (care_home_id, invitation_id);

-- How an invitation went out. A letter is given more time than a code that is shown.
alter table invitations
  add column sent_by text not null default 'shown' check (sent_by in ('email', 'shown', 'letter'));

create table relative_link_changes (
  id uuid not null,
  care_home_id uuid not null references care_homes on delete cascade,
  relative_link_id uuid not null,
  changed_by uuid references accounts on delete set null,
  changed_at timestamptz not null,
  kind text not null check (kind in (
    'invited', 'resent', 'withdrawn', 'accepted', 'changed', 'paused', 'resumed', 'ended')),
  -- what it was and what it is, field by field
  changes jsonb not null default '[]',
  reason text not null default '',
  primary key (care_home_id, id),
  foreign key (care_home_id, relative_link_id) references relative_links on delete cascade
);
create index on relative_link_changes (care_home_id, relative_link_id, changed_at desc);
comment on table relative_link_changes is 'class: contact';

alter table relative_link_changes enable row level security;
alter table relative_link_changes force row level security;
do $$ begin
  execute format('create policy of_the_operator on relative_link_changes to %I using (true) with check (true)', current_user);
end $$;
create policy of_this_home on relative_link_changes to heartsease_app
  using (care_home_id = (select current_care_home()));
-- append-only
grant select, insert on relative_link_changes to heartsease_app;

-- Is anybody still shown to this account in this home? Asked with every call of a relative, before any home is set;
-- so it runs as the owner, and tells a yes or a no and nothing else.
create function has_open_link(home uuid, account uuid, at timestamptz, reading_days integer) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from relative_links l
      join residents r on r.care_home_id = l.care_home_id and r.id = l.resident_id
      join care_homes h on h.id = l.care_home_id
     where l.care_home_id = home and l.account_id = account and l.status = 'active' and r.deleted_at is null
       and (r.ended_on is null or r.ended_on + reading_days >= (at at time zone h.timezone)::date)
  )
$$;
revoke execute on function has_open_link(uuid, uuid, timestamptz, integer) from public;
grant execute on function has_open_link(uuid, uuid, timestamptz, integer) to heartsease_app;
