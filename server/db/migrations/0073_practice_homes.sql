-- "Practise with pretend people" (row PR-6): a made-up home of one person's own, in which they play the part that they
-- have in the real one. To the second lock it is a home like any other. The server's runtime role makes no homes and no
-- organisations; what it may do here are the four functions below, each for whoever the transaction stands for.

-- Said of the home and for ever: it stays a pretend one when the row below is gone, until the night's tidying takes it.
alter table care_homes add column is_practice boolean not null default false;

-- Like a sign-in it belongs to an account, which takes it along; so it is seen by its own account alone.
create table practice_homes (
  pretend_home_id uuid primary key references care_homes on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  real_home_id uuid not null references care_homes on delete cascade,
  -- What its people and its days are told from (server/demo/practice).
  seed uuid not null,
  made_at timestamptz not null,
  last_entered_at timestamptz not null,
  unique (real_home_id, account_id)
);
create index on practice_homes (account_id);
comment on table practice_homes is 'class: usage';

alter table practice_homes enable row level security;
alter table practice_homes force row level security;
do $$
begin
  execute format('create policy of_the_operator on practice_homes to %I using (true) with check (true)', current_user);
end $$;
create policy of_oneself on practice_homes for select to heartsease_app
  using (account_id = (select current_account()));
grant select on practice_homes to heartsease_app;

-- Asked with the session behind a token at every call: of a home that is no pretend one, no row. The part that one plays
-- is read from the real home each time, so that whoever has left it, or is paused there, plays none.
create function practice_of(home uuid, account uuid, at timestamptz)
returns table (is_practice boolean, real_home_id uuid, real_role text)
language sql stable security definer set search_path = public, pg_temp as $$
  select true, r.id, m.role
    from care_homes h
    left join practice_homes p on p.pretend_home_id = h.id and p.account_id = account
    left join care_homes r on r.id = p.real_home_id
    left join memberships m on m.care_home_id = r.id and m.account_id = account
                           and m.role in ('manager', 'coordinator', 'carer') and m.waits_since is null
                           and m.starts_on <= (at at time zone r.timezone)::date
                           and (m.ends_on is null or m.ends_on >= (at at time zone r.timezone)::date)
   where h.id = home and h.is_practice
$$;

-- An organisation of its own, so that neither a head office nor what an organisation shares meets it.
create function make_practice_home(new_home uuid, new_organisation uuid, new_seed uuid, called text, in_town text, at timestamptz)
returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  real care_homes;
  part text;
begin
  select h.* into strict real from care_homes h where h.id = current_care_home() and not h.is_practice;
  select m.role into strict part from memberships m
   where m.care_home_id = real.id and m.account_id = current_account() and m.waits_since is null
     and m.role in ('manager', 'coordinator', 'carer');
  insert into organisations (id, name, type, is_risk_assessment_enabled)
  select new_organisation, called, o.type, o.is_risk_assessment_enabled from organisations o where o.id = real.organisation_id;
  insert into care_homes (id, organisation_id, package_id, package_expires_on, name, town, region, phone, timezone, language,
                          is_demo, is_practice)
  values (new_home, new_organisation, real.package_id, real.package_expires_on, called, in_town, real.region, '01632 960909',
          real.timezone, real.language, true, true);
  insert into memberships (care_home_id, account_id, role, starts_on) values (new_home, current_account(), part, at::date - 30);
  insert into practice_homes (pretend_home_id, account_id, real_home_id, seed, made_at, last_entered_at)
  values (new_home, current_account(), real.id, new_seed, at, at);
end $$;

-- Its package is that of the real home today. @returns no row while there is no pretend home to enter
create function enter_practice_home(at timestamptz) returns setof practice_homes
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own practice_homes;
begin
  update practice_homes p set last_entered_at = at
   where p.real_home_id = current_care_home() and p.account_id = current_account()
  returning p.* into own;
  if own.pretend_home_id is null then return; end if;
  update care_homes h set package_id = r.package_id, package_expires_on = r.package_expires_on, language = r.language
    from care_homes r where h.id = own.pretend_home_id and r.id = own.real_home_id;
  update organisations o set is_risk_assessment_enabled = ro.is_risk_assessment_enabled
    from care_homes h, care_homes r join organisations ro on ro.id = r.organisation_id
   where h.id = own.pretend_home_id and o.id = h.organisation_id and r.id = own.real_home_id;
  -- Back in, also for a manager who tried out what it is to leave.
  insert into memberships (care_home_id, account_id, role, starts_on)
  select own.pretend_home_id, own.account_id, r.role, at::date - 30
    from memberships r where r.care_home_id = own.real_home_id and r.account_id = own.account_id
  on conflict (care_home_id, account_id) do update
     set role = excluded.role, starts_on = excluded.starts_on, ends_on = null, waits_since = null;
  return next own;
end $$;

-- All that was in a pretend home, and the made-up people who "worked" there. Whoever still stands in it stands in the
-- real home again. Not for the runtime role.
create function remove_practice_home(home uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  organisation uuid;
begin
  select h.organisation_id into organisation from care_homes h where h.id = home and h.is_practice;
  if organisation is null then return; end if;
  update sign_ins s set care_home_id = p.real_home_id from practice_homes p
   where p.pretend_home_id = home and s.care_home_id = home and s.account_id = p.account_id;
  -- These two stand in the way of the cascade: nobody else may lose them by accident.
  delete from audit_events where care_home_id = home;
  delete from resident_about_me_tags where care_home_id = home;
  delete from care_homes where id = home;
  delete from organisations where id = organisation;
  delete from accounts where email like '%@' || home || '.practice.invalid';
end $$;

create function forget_practice_home() returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  home uuid;
begin
  select p.pretend_home_id into home from practice_homes p
   where p.real_home_id = current_care_home() and p.account_id = current_account();
  if home is not null then perform remove_practice_home(home); end if;
  return home;
end $$;

revoke execute on function practice_of(uuid, uuid, timestamptz) from public;
revoke execute on function make_practice_home(uuid, uuid, uuid, text, text, timestamptz) from public;
revoke execute on function enter_practice_home(timestamptz) from public;
revoke execute on function remove_practice_home(uuid) from public;
revoke execute on function forget_practice_home() from public;
grant execute on function practice_of(uuid, uuid, timestamptz) to heartsease_app;
grant execute on function make_practice_home(uuid, uuid, uuid, text, text, timestamptz) to heartsease_app;
grant execute on function enter_practice_home(timestamptz) to heartsease_app;
grant execute on function forget_practice_home() to heartsease_app;

-- Nothing leaves: a mail that is written in a pretend home is held back the moment it is written, whoever wrote it.
create function hold_practice_mail() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from care_homes h where h.id = new.care_home_id and h.is_practice) then
    new.held_back_at := coalesce(new.created_at, now());
  end if;
  return new;
end $$;
create trigger hold_practice_mail before insert on outgoing_mails
  for each row execute function hold_practice_mail();
