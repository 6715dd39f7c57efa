-- How far somebody has come with a tutorial of the product: their own, in this home, on every device.

create table tutorial_progress (
  care_home_id uuid not null references care_homes on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  -- the name of a tutorial (server/tutorials/core-tutorials.ts); one that is no longer told is passed over
  tutorial text not null check (tutorial ~ '^[a-z][a-z-]{1,39}$'),
  -- the card on which they are, counted from 0
  step integer not null check (step between 0 and 20),
  begun_at timestamptz not null default now(),
  -- once done it stays done, however often it is read again
  done_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (care_home_id, account_id, tutorial)
);
comment on table tutorial_progress is 'class: usage';

alter table tutorial_progress enable row level security;
alter table tutorial_progress force row level security;
do $$
begin
  execute format('create policy of_the_operator on tutorial_progress to %I using (true) with check (true)', current_user);
end $$;
create policy of_this_home on tutorial_progress to heartsease_app
  using (care_home_id = (select current_care_home()));

grant select, insert, update on tutorial_progress to heartsease_app;
