-- Named groups of residents: by hand, or by a rule that is asked anew each day.

create table resident_groups (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  version integer not null default 1,
  name text not null check (length(name) between 1 and 40),
  tint text not null,
  kind text not null check (kind in ('by_hand', 'wing', 'interest')),
  -- the wing, or the code of the interest; null for a group by hand
  rule text check (length(rule) between 1 and 120),
  created_at timestamptz not null default now(),
  created_by uuid references accounts on delete set null,
  updated_at timestamptz not null default now(),
  updated_by uuid references accounts on delete set null,
  archived_at timestamptz,
  primary key (care_home_id, id),
  check ((kind = 'by_hand') = (rule is null))
);
comment on table resident_groups is 'class: care-record';

create table resident_group_members (
  care_home_id uuid not null references care_homes on delete cascade,
  resident_group_id uuid not null,
  resident_id uuid not null,
  primary key (care_home_id, resident_group_id, resident_id),
  foreign key (care_home_id, resident_group_id) references resident_groups on delete cascade,
  foreign key (care_home_id, resident_id) references residents on delete cascade
);
create index on resident_group_members (care_home_id, resident_id);
comment on table resident_group_members is 'class: care-record';

do $$
declare home_table text;
begin
  foreach home_table in array array['resident_groups', 'resident_group_members'] loop
    execute format('alter table %I enable row level security', home_table);
    execute format('alter table %I force row level security', home_table);
    execute format('create policy of_the_operator on %I to %I using (true) with check (true)', home_table, current_user);
    execute format(
      'create policy of_this_home on %I to heartsease_app using (care_home_id = (select current_care_home()))',
      home_table
    );
  end loop;
end $$;

grant select, insert, update, delete on resident_groups, resident_group_members to heartsease_app;
