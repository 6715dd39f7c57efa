-- What a family organisation is offered ideas by, and what they did. Neither tells of a person.

create table family_interests (
  care_home_id uuid not null references care_homes on delete cascade,
  -- a code of the catalogue (domain/interests/catalogue.ts)
  code text not null check (code ~ '^[a-z0-9_]{2,40}$'),
  chosen_on date not null,
  -- what was offered by it on that day may still be done
  let_go_on date,
  primary key (care_home_id, code)
);
comment on table family_interests is 'class: usage';

create table done_ideas (
  care_home_id uuid not null references care_homes on delete cascade,
  day date not null,
  activity_id uuid not null references activities on delete cascade,
  -- how it was for those who did it together; null where nobody said
  response text check (response in ('loved', 'enjoyed', 'quiet')),
  said_at timestamptz not null default now(),
  said_by uuid references accounts on delete set null,
  -- however many say it, it was done once on a day
  primary key (care_home_id, day, activity_id)
);
comment on table done_ideas is 'class: usage';

do $$
declare home_table text;
begin
  foreach home_table in array array['family_interests', 'done_ideas'] loop
    execute format('alter table %I enable row level security', home_table);
    execute format('alter table %I force row level security', home_table);
    execute format('create policy of_the_operator on %I to %I using (true) with check (true)', home_table, current_user);
    execute format(
      'create policy of_this_home on %I to heartsease_app using (care_home_id = (select current_care_home()))',
      home_table
    );
  end loop;
end $$;

grant select, insert, update on family_interests to heartsease_app;
grant select, insert, update, delete on done_ideas to heartsease_app;
