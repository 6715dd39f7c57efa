-- What each person loves, likes, used to love, is curious about, dislikes or must be spared. The catalogue is
-- part of the product and stands in domain/interests; here is only whose interest it is.

create table resident_interests (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  resident_id uuid not null,
  version integer not null default 1,
  -- exactly one of the two: a code of the catalogue, or own words
  code text check (length(code) between 2 and 40),
  custom_label text check (length(custom_label) between 1 and 60),
  level text not null check (level in ('loves', 'likes', 'used_to', 'curious', 'dislikes', 'avoid')),
  note text not null default '' check (length(note) <= 300),
  source text not null check (source in ('resident', 'relative', 'staff_observed', 'import')),
  -- "Sarah, daughter"
  told_by text not null default '' check (length(told_by) <= 120),
  created_at timestamptz not null default now(),
  created_by uuid references accounts on delete set null,
  updated_at timestamptz not null default now(),
  updated_by uuid references accounts on delete set null,
  removed_at timestamptz,
  primary key (care_home_id, id),
  foreign key (care_home_id, resident_id) references residents on delete cascade,
  check ((code is null) <> (custom_label is null))
);
create unique index on resident_interests (care_home_id, resident_id, code) where removed_at is null;
-- who else shares it
create index on resident_interests (care_home_id, code) where removed_at is null and level in ('loves', 'likes');
comment on table resident_interests is 'class: care-record';

-- Every version that ever stood, the current one too. Append-only.
create table resident_interest_versions (
  care_home_id uuid not null references care_homes on delete cascade,
  resident_interest_id uuid not null,
  version integer not null,
  resident_id uuid not null,
  kind text not null check (kind in ('noted', 'changed', 'taken_away', 'put_back')),
  -- what it was called then
  label text not null,
  level text not null,
  note text not null,
  source text not null,
  told_by text not null,
  at timestamptz not null default now(),
  by_id uuid references accounts on delete set null,
  primary key (care_home_id, resident_interest_id, version),
  foreign key (care_home_id, resident_interest_id) references resident_interests on delete cascade,
  foreign key (care_home_id, resident_id) references residents on delete cascade
);
create index on resident_interest_versions (care_home_id, resident_id, at);
comment on table resident_interest_versions is 'class: care-record';

do $$
declare home_table text;
begin
  foreach home_table in array array['resident_interests', 'resident_interest_versions'] loop
    execute format('alter table %I enable row level security', home_table);
    execute format('alter table %I force row level security', home_table);
    execute format('create policy of_the_operator on %I to %I using (true) with check (true)', home_table, current_user);
    execute format(
      'create policy of_this_home on %I to heartsease_app using (care_home_id = (select current_care_home()))',
      home_table
    );
  end loop;
end $$;

grant select, insert, update, delete on resident_interests to heartsease_app;
-- append-only
grant select, insert on resident_interest_versions to heartsease_app;
