-- Shared tablets of a home: which devices they are, whose PIN opens them, and how many tries are left for whom.

create table shared_tablets (
  id uuid not null,
  care_home_id uuid not null references care_homes on delete cascade,
  name text not null,
  place text not null,
  -- `Chrome on Android tablet`
  device text not null,
  -- SHA-256 of the cookie that the device shows; no script of the page can read it either
  secret_hash bytea not null,
  enrolled_by uuid references accounts on delete set null,
  enrolled_at timestamptz not null,
  last_used_at timestamptz,
  revoked_by uuid references accounts on delete set null,
  revoked_at timestamptz,
  primary key (care_home_id, id),
  unique (secret_hash)
);
comment on table shared_tablets is 'class: security';

-- One PIN for an account, made as passwords are. It opens nothing but a shared tablet that knows its person.
create table account_pins (
  account_id uuid primary key references accounts on delete cascade,
  pin_hash text not null,
  set_at timestamptz not null
);
comment on table account_pins is 'class: security';

-- Whose face a tablet shows: they have a PIN, and signed in there with their password.
create table tablet_faces (
  care_home_id uuid not null,
  tablet_id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  -- Taken before the PIN is looked at. At 0 the password is asked for.
  tries_left smallint not null check (tries_left between 0 and 5),
  signed_in_at timestamptz not null,
  primary key (care_home_id, tablet_id, account_id),
  foreign key (care_home_id, tablet_id) references shared_tablets on delete cascade
);
create index on tablet_faces (account_id);
comment on table tablet_faces is 'class: security';

do $$
declare own_table text;
begin
  foreach own_table in array array['shared_tablets', 'account_pins', 'tablet_faces'] loop
    execute format('alter table %I enable row level security', own_table);
    execute format('alter table %I force row level security', own_table);
    execute format('create policy of_the_operator on %I to %I using (true) with check (true)', own_table, current_user);
  end loop;
  foreach own_table in array array['shared_tablets', 'tablet_faces'] loop
    execute format(
      'create policy of_this_home on %I to heartsease_app using (care_home_id = (select current_care_home()))', own_table
    );
  end loop;
end $$;

create policy of_oneself on account_pins to heartsease_app using (account_id = (select current_account()));
-- Whoever gives their PIN up is forgotten on the tablets of all their homes.
create policy of_oneself on tablet_faces for select to heartsease_app using (account_id = (select current_account()));
create policy ended_by_oneself on tablet_faces for delete to heartsease_app
  using (account_id = (select current_account()));
-- A device may read the row of just itself, before there is anybody.
create policy of_whoever_shows_it on shared_tablets for select to heartsease_app
  using (secret_hash = decode(nullif(current_setting('app.tablet', true), ''), 'hex'));

grant select, insert, update on shared_tablets to heartsease_app;
grant select, insert, update, delete on account_pins, tablet_faces to heartsease_app;

-- A session of a shared tablet: it ends with it, and with the next person.
alter table sign_ins
  add column tablet_home_id uuid,
  add column tablet_id uuid,
  add constraint sign_ins_tablet_check check ((tablet_home_id is null) = (tablet_id is null)),
  add constraint sign_ins_tablet_fkey foreign key (tablet_home_id, tablet_id)
    references shared_tablets (care_home_id, id) on delete cascade;
create index on sign_ins (tablet_home_id, tablet_id) where ended_at is null;

alter table sign_ins drop constraint sign_ins_ended_why_check;
alter table sign_ins add constraint sign_ins_ended_why_check check (
  -- passed_on: locked, or somebody else is at the tablet; tablet: it belongs to the home no more
  ended_why in ('logout', 'password', 'manager', 'reset', 'replaced', 'elsewhere', 'passed_on', 'tablet')
);

-- Asked with the session behind a token at every call: of one that is on no shared tablet, no row.
create function tablet_of(sign_in uuid)
returns table (tablet_home_id uuid, tablet_id uuid, tablet_name text, is_revoked boolean, has_pin boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.care_home_id, t.id, t.name, t.revoked_at is not null,
         exists (select from account_pins p where p.account_id = s.account_id)
    from sign_ins s
    join shared_tablets t on t.care_home_id = s.tablet_home_id and t.id = s.tablet_id
   where s.id = sign_in
$$;
revoke execute on function tablet_of(uuid) from public;
grant execute on function tablet_of(uuid) to heartsease_app;

-- A new password is asked for once on every tablet, whichever way it came to be.
create function ask_for_new_password() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update tablet_faces set tries_left = 0 where account_id = new.id;
  return null;
end $$;
create trigger ask_on_tablets after update of password_hash on accounts
  for each row when (old.password_hash is distinct from new.password_hash)
  execute function ask_for_new_password();
