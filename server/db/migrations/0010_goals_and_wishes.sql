-- What somebody wants to reach, and what they once wished for.

create table goals (
  id uuid not null,
  care_home_id uuid not null references care_homes on delete cascade,
  version integer not null default 1,
  resident_id uuid not null,
  -- in the person's own words
  text text not null,
  why text not null default '',
  target_on date,
  status text not null default 'active' check (status in ('active', 'met', 'changed', 'stopped')),
  created_at timestamptz not null default now(),
  created_by uuid references accounts on delete set null,
  primary key (care_home_id, id),
  foreign key (care_home_id, resident_id) references residents on delete cascade
);
create index on goals (care_home_id, resident_id);
comment on table goals is 'class: care-record';

create table goal_reviews (
  id uuid not null,
  care_home_id uuid not null references care_homes on delete cascade,
  goal_id uuid not null,
  reviewed_on date not null,
  note text not null,
  -- who sat together: "Eileen, her daughter Sarah"
  people_present text not null default '',
  reviewed_by uuid references accounts on delete set null,
  created_at timestamptz not null default now(),
  primary key (care_home_id, id),
  foreign key (care_home_id, goal_id) references goals on delete cascade
);
create index on goal_reviews (care_home_id, goal_id);
comment on table goal_reviews is 'class: care-record';

create table wishes (
  id uuid not null,
  care_home_id uuid not null references care_homes on delete cascade,
  version integer not null default 1,
  resident_id uuid not null,
  text text not null,
  asked_by text not null default '',
  wanted_on date,
  status text not null default 'new' check (status in ('new', 'planning', 'done', 'not_possible')),
  -- how it went
  story text not null default '',
  created_at timestamptz not null default now(),
  created_by uuid references accounts on delete set null,
  primary key (care_home_id, id),
  foreign key (care_home_id, resident_id) references residents on delete cascade
);
create index on wishes (care_home_id, resident_id);
comment on table wishes is 'class: care-record';

do $$
declare home_table text;
begin
  foreach home_table in array array['goals', 'goal_reviews', 'wishes'] loop
    execute format('alter table %I enable row level security', home_table);
    execute format('alter table %I force row level security', home_table);
    execute format('create policy of_the_operator on %I to %I using (true) with check (true)', home_table, current_user);
    execute format(
      'create policy of_this_home on %I to heartsease_app using (care_home_id = (select current_care_home()))',
      home_table
    );
  end loop;
end $$;
grant select, insert, update, delete on goals, wishes to heartsease_app;
-- append-only
grant select, insert on goal_reviews to heartsease_app;
