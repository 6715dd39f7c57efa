-- People who come in from a spreadsheet: what was sent is kept until it is written, and what was written for as long
-- as it can be taken back.

-- what another system calls this person
alter table residents add column external_id text;
create unique index on residents (care_home_id, external_id) where external_id is not null and deleted_at is null;

create table imports (
  id uuid not null,
  care_home_id uuid not null references care_homes on delete cascade,
  file_name text not null,
  started_at timestamptz not null,
  started_by uuid references accounts on delete set null,
  committed_at timestamptz,
  undone_at timestamptz,
  undone_by uuid references accounts on delete set null,
  residents_added integer not null default 0,
  residents_changed integer not null default 0,
  staff_invited integer not null default 0,
  primary key (care_home_id, id)
);
comment on table imports is 'class: care-record';

create table import_rows (
  care_home_id uuid not null references care_homes on delete cascade,
  import_id uuid not null,
  place integer not null,
  -- as it was sent; empty once it is written
  person jsonb,
  -- somebody looked at a possible double and said: another person
  is_new boolean not null default false,
  outcome text check (outcome in ('added', 'changed', 'invited', 'unchanged')),
  resident_id uuid,
  invitation_id uuid,
  -- what stood before, and the version that it became
  before jsonb not null default '{}',
  version_after integer,
  primary key (care_home_id, import_id, place),
  foreign key (care_home_id, import_id) references imports on delete cascade,
  foreign key (care_home_id, resident_id) references residents on delete cascade,
  foreign key (care_home_id, invitation_id) references invitations on delete cascade
);
create index on import_rows (care_home_id, resident_id) where resident_id is not null;
create index on import_rows (care_home_id, invitation_id) where invitation_id is not null;
comment on table import_rows is 'class: care-record';

do $$
declare home_table text;
begin
  foreach home_table in array array['imports', 'import_rows'] loop
    execute format('alter table %I enable row level security', home_table);
    execute format('alter table %I force row level security', home_table);
    execute format('create policy of_the_operator on %I to %I using (true) with check (true)', home_table, current_user);
    execute format(
      'create policy of_this_home on %I to heartsease_app using (care_home_id = (select current_care_home()))',
      home_table
    );
  end loop;
end $$;
grant select, insert, update, delete on imports, import_rows to heartsease_app;
