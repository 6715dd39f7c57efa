-- The cupboard of a home: what is there, where it stands, who has it until when; and what the home wishes for.

create table resources (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  version integer not null default 1,
  kind text not null check (kind in ('have', 'wish')),
  name text not null check (length(name) between 1 and 80),
  also text not null default '' check (length(also) <= 300),
  place text not null default '' check (length(place) <= 120),
  quantity integer not null default 1 check (quantity between 1 and 999),
  note text not null default '' check (length(note) <= 300),
  icon text not null,
  tint text not null,
  created_at timestamptz not null default now(),
  created_by uuid references accounts on delete set null,
  updated_at timestamptz not null default now(),
  updated_by uuid references accounts on delete set null,
  archived_at timestamptz,
  primary key (care_home_id, id)
);
comment on table resources is 'class: reference';

create table resource_loans (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  resource_id uuid not null,
  -- as the home calls whoever has it
  borrower text not null check (length(borrower) between 1 and 80),
  quantity integer not null check (quantity between 1 and 999),
  due_on date,
  borrowed_at timestamptz not null default now(),
  written_by uuid references accounts on delete set null,
  returned_at timestamptz,
  returned_by uuid references accounts on delete set null,
  primary key (care_home_id, id),
  foreign key (care_home_id, resource_id) references resources on delete cascade
);
create index on resource_loans (care_home_id, resource_id) where returned_at is null;
comment on table resource_loans is 'class: usage';

do $$
declare home_table text;
begin
  foreach home_table in array array['resources', 'resource_loans'] loop
    execute format('alter table %I enable row level security', home_table);
    execute format('alter table %I force row level security', home_table);
    execute format('create policy of_the_operator on %I to %I using (true) with check (true)', home_table, current_user);
    execute format(
      'create policy of_this_home on %I to heartsease_app using (care_home_id = (select current_care_home()))',
      home_table
    );
  end loop;
end $$;

grant select, insert, update on resources, resource_loans to heartsease_app;
