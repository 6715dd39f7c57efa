-- What somebody likes to do with people, kept within reach: their own, in this home.

create table activity_favourites (
  care_home_id uuid not null references care_homes on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  activity_id uuid not null references activities on delete cascade,
  created_at timestamptz not null default now(),
  primary key (care_home_id, account_id, activity_id)
);
comment on table activity_favourites is 'class: usage';

alter table activity_favourites enable row level security;
alter table activity_favourites force row level security;
do $$
begin
  execute format('create policy of_the_operator on activity_favourites to %I using (true) with check (true)', current_user);
end $$;
create policy of_this_home on activity_favourites to heartsease_app
  using (care_home_id = (select current_care_home()));

grant select, insert, delete on activity_favourites to heartsease_app;
