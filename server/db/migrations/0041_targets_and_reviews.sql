-- What the last of the key figures count (screens.md 3.7): a home's own targets, and reviews that talked about activities.

-- null: nobody was asked
alter table goal_reviews add column activities_discussed boolean;

-- What a home wants for each person; without a row it has set none.
create table care_home_targets (
  care_home_id uuid primary key references care_homes on delete cascade,
  engaged_per_week smallint not null check (engaged_per_week between 1 and 21),
  domains_per_week smallint not null check (domains_per_week between 1 and 8),
  one_to_one_per_week smallint not null check (one_to_one_per_week between 1 and 14),
  missed_after_days smallint not null check (missed_after_days between 1 and 14),
  updated_at timestamptz not null default now(),
  updated_by uuid references accounts on delete set null
);
comment on table care_home_targets is 'class: reference';

alter table care_home_targets enable row level security;
alter table care_home_targets force row level security;
do $$
begin
  execute format(
    'create policy of_the_operator on care_home_targets to %I using (true) with check (true)', current_user);
end $$;
create policy of_this_home on care_home_targets to heartsease_app
  using (care_home_id = (select current_care_home()));
grant select, insert, update on care_home_targets to heartsease_app;
