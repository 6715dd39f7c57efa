-- The notice board of a home: what is told to staff, to families and in the lounge, who has read what must be read, and
-- the links that show the board on a screen of the home.

create table notices (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  version integer not null default 1,
  category text not null check (category in ('news', 'urgent', 'menu', 'health', 'thanks', 'staff_only')),
  audience text not null check (audience in ('everybody', 'staff', 'families')),
  -- everybody's families, or those of the residents, groups and wing that are named
  families_of text not null check (families_of in ('all', 'chosen')),
  wing text not null default '' check (length(wing) <= 80),
  language text not null check (language in ('en', 'cy')),
  -- words with few marks, never HTML (domain/notice-board/notice-text.ts)
  title text not null check (length(title) between 1 and 80),
  body text not null check (length(body) between 1 and 2000),
  -- the same in the other language
  other_title text not null default '' check (length(other_title) <= 80),
  other_body text not null default '' check (length(other_body) <= 2000),
  is_pinned boolean not null,
  must_read boolean not null,
  is_in_lounge boolean not null,
  publish_at timestamptz not null,
  -- the last day on which it hangs
  expires_on date not null,
  -- what was read before counts no more
  asked_at timestamptz not null,
  reminded_at timestamptz,
  created_at timestamptz not null,
  created_by uuid references accounts on delete set null,
  updated_at timestamptz not null,
  updated_by uuid references accounts on delete set null,
  archived_at timestamptz,
  primary key (care_home_id, id),
  check (category <> 'staff_only' or audience = 'staff'),
  check (not is_in_lounge or (audience = 'everybody' and families_of = 'all')),
  check ((other_title = '') = (other_body = ''))
);
create index on notices (care_home_id, expires_on) where archived_at is null;
comment on table notices is 'class: conversation';

create table notice_residents (
  care_home_id uuid not null references care_homes on delete cascade,
  notice_id uuid not null,
  resident_id uuid not null,
  primary key (care_home_id, notice_id, resident_id),
  foreign key (care_home_id, notice_id) references notices on delete cascade,
  foreign key (care_home_id, resident_id) references residents on delete cascade
);
create index on notice_residents (care_home_id, resident_id);
comment on table notice_residents is 'class: conversation';

create table notice_groups (
  care_home_id uuid not null references care_homes on delete cascade,
  notice_id uuid not null,
  resident_group_id uuid not null,
  primary key (care_home_id, notice_id, resident_group_id),
  foreign key (care_home_id, notice_id) references notices on delete cascade,
  foreign key (care_home_id, resident_group_id) references resident_groups on delete cascade
);
create index on notice_groups (care_home_id, resident_group_id);
comment on table notice_groups is 'class: conversation';

-- Kept of notices that ask for it alone.
create table notice_reads (
  care_home_id uuid not null references care_homes on delete cascade,
  notice_id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  read_at timestamptz not null,
  primary key (care_home_id, notice_id, account_id),
  foreign key (care_home_id, notice_id) references notices on delete cascade
);
create index on notice_reads (account_id);
comment on table notice_reads is 'class: usage';

create table notice_changes (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  notice_id uuid not null,
  kind text not null check (kind in ('added', 'changed', 'archived', 'brought_back', 'reminded')),
  changed_by uuid references accounts on delete set null,
  changed_at timestamptz not null,
  fields text[] not null default '{}',
  -- what it said before, where the words changed
  earlier jsonb,
  primary key (care_home_id, id),
  foreign key (care_home_id, notice_id) references notices on delete cascade
);
create index on notice_changes (care_home_id, notice_id, changed_at);
comment on table notice_changes is 'class: conversation';

-- A link that shows the board on a screen of the home. Only its hash is kept.
create table notice_tv_links (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 80),
  token_hash bytea not null,
  made_by uuid references accounts on delete set null,
  made_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by uuid references accounts on delete set null,
  primary key (care_home_id, id)
);
create unique index on notice_tv_links (token_hash);
comment on table notice_tv_links is 'class: security';

-- A screen asks every minute: what is kept is on which days it did, and how often.
create table notice_tv_days (
  care_home_id uuid not null references care_homes on delete cascade,
  tv_link_id uuid not null,
  day date not null,
  network text not null check (network in ('ipv4', 'ipv6')),
  times integer not null,
  last_at timestamptz not null,
  primary key (care_home_id, tv_link_id, day, network),
  foreign key (care_home_id, tv_link_id) references notice_tv_links on delete cascade
);
comment on table notice_tv_days is 'class: security';

do $$
declare home_table text;
begin
  foreach home_table in array array[
    'notices', 'notice_residents', 'notice_groups', 'notice_reads', 'notice_changes', 'notice_tv_links', 'notice_tv_days'
  ] loop
    execute format('alter table %I enable row level security', home_table);
    execute format('alter table %I force row level security', home_table);
    execute format('create policy of_the_operator on %I to %I using (true) with check (true)', home_table, current_user);
    execute format(
      'create policy of_this_home on %I to heartsease_app using (care_home_id = (select current_care_home()))',
      home_table
    );
  end loop;
end $$;

grant select, insert, update on notices, notice_tv_links, notice_tv_days, notice_reads to heartsease_app;
grant select, insert, delete on notice_residents, notice_groups to heartsease_app;
-- append-only
grant select, insert on notice_changes to heartsease_app;
