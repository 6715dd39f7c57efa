-- Notifications on somebody's own device: by web push to a browser, by Apple or Google to the app (server/push,
-- docs/decisions/0052).

-- With what this server shows the push services of the browsers who it is (RFC 8292). Made at the first start, one row;
-- whoever takes part in the app may know the public half, only the jobs of the server use the other.
create table push_keys (
  is_the_row boolean primary key default true check (is_the_row),
  -- as a browser asks for it: a point on P-256, uncompressed
  public_key bytea not null check (length(public_key) = 65),
  -- PKCS 8
  private_key bytea not null,
  made_at timestamptz not null default now()
);
comment on table push_keys is 'class: security';
grant select (is_the_row, public_key, made_at) on push_keys to heartsease_app;

-- Where one signed-in device is reached. It belongs to the session and goes with it.
create table push_subscriptions (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  sign_in_id uuid not null references sign_ins on delete cascade,
  platform text not null check (platform in ('web', 'android', 'ios')),
  -- the address at the push service of the browser, or the token of the app on the device
  endpoint text not null,
  -- of a browser: what a message to it is encrypted with (RFC 8291)
  p256dh bytea check (length(p256dh) = 65),
  auth bytea check (length(auth) = 16),
  created_at timestamptz not null,
  last_succeeded_at timestamptz,
  last_failed_at timestamptz,
  last_failure text check (last_failure in ('unreachable', 'busy', 'their_error', 'refused', 'not_set_up')),
  unique (sign_in_id),
  unique (endpoint),
  check ((platform = 'web') = (p256dh is not null and auth is not null))
);
create index on push_subscriptions (account_id);
comment on table push_subscriptions is 'class: security';

-- What is to be told to somebody's devices: of which kind, and about whom it is so that nothing follows a death.
-- There are no words in it.
create table outgoing_pushes (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  notification text not null,
  resident_id uuid,
  created_at timestamptz not null,
  -- null for now; otherwise the end of the quiet hours
  due_at timestamptz,
  -- handed on to each of the devices that there were
  sent_at timestamptz,
  -- when its time came, the wish, the access or the stay had ended
  held_back_at timestamptz,
  primary key (care_home_id, id),
  foreign key (care_home_id, resident_id) references residents on delete cascade
);
create index on outgoing_pushes (care_home_id, account_id, notification, created_at);
create index on outgoing_pushes (care_home_id, resident_id) where resident_id is not null;
create index on outgoing_pushes (created_at);
comment on table outgoing_pushes is 'class: usage';

-- How it went, counted for a home and a day and nobody in particular: what a manager sees.
create table push_tallies (
  care_home_id uuid not null references care_homes on delete cascade,
  on_day date not null,
  outcome text not null check (
    outcome in ('sent', 'gone', 'unreachable', 'busy', 'their_error', 'refused', 'not_set_up')
  ),
  count integer not null,
  last_at timestamptz not null,
  primary key (care_home_id, on_day, outcome)
);
comment on table push_tallies is 'class: usage';

-- The kinds that somebody does not want on their devices; all others come wherever they switched them on.
alter table accounts add column not_pushed text[] not null default '{}';

do $$
declare told text;
begin
  foreach told in array array['push_subscriptions', 'outgoing_pushes', 'push_tallies'] loop
    execute format('alter table %I enable row level security', told);
    execute format('alter table %I force row level security', told);
    execute format('create policy of_the_operator on %I to %I using (true) with check (true)', told, current_user);
  end loop;
end $$;
create policy of_oneself on push_subscriptions to heartsease_app using (account_id = (select current_account()));
create policy of_this_home on outgoing_pushes to heartsease_app using (care_home_id = (select current_care_home()));
create policy of_this_home on push_tallies to heartsease_app using (care_home_id = (select current_care_home()));
grant select, delete on push_subscriptions to heartsease_app;
grant select, insert on outgoing_pushes to heartsease_app;
grant select on push_tallies to heartsease_app;

-- A device has one session and one owner: whoever signed in on it before is told nothing there any more.
create function keep_push_subscription(
  new_id uuid, sign_in uuid, of_platform text, at_endpoint text, key bytea, secret bytea, at timestamptz
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from sign_ins i where i.id = sign_in and i.account_id = current_account()) then return; end if;
  delete from push_subscriptions s where s.sign_in_id = sign_in and s.endpoint <> at_endpoint;
  insert into push_subscriptions (id, account_id, sign_in_id, platform, endpoint, p256dh, auth, created_at)
  values (new_id, current_account(), sign_in, of_platform, at_endpoint, key, secret, at)
  on conflict (endpoint) do update
     set id = case when push_subscriptions.sign_in_id = sign_in then push_subscriptions.id else excluded.id end,
         account_id = excluded.account_id, sign_in_id = excluded.sign_in_id, platform = excluded.platform,
         p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at,
         last_succeeded_at = null, last_failed_at = null, last_failure = null;
end $$;

-- Of these accounts, the members of this home who have a device to be told on.
create function with_push_devices(accounts uuid[]) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct m.account_id from memberships m join push_subscriptions s on s.account_id = m.account_id
   where m.care_home_id = current_care_home() and m.account_id = any(accounts)
$$;

-- How many devices the members of this home are told on, by what they are. No device and nobody in particular.
create function push_devices_of_this_home(at timestamptz) returns table (platform text, devices integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.platform, count(*)::int from push_subscriptions s
    join sign_ins i on i.id = s.sign_in_id
   where i.ended_at is null and i.ends_at > at and i.last_seen_at + make_interval(secs => i.idle_seconds) > at
     and exists (
       select from memberships m join care_homes h on h.id = m.care_home_id
        where m.care_home_id = current_care_home() and m.account_id = s.account_id and m.waits_since is null
          and (m.ends_on is null or m.ends_on >= (at at time zone h.timezone)::date))
   group by 1
$$;

-- At once, whichever way a session ends (quality.md, "stops at once"); what is under way asks once more before it goes.
create function end_push_with_session() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from push_subscriptions s where s.sign_in_id = new.id;
  return null;
end $$;
create trigger end_push after update of ended_at on sign_ins
  for each row when (new.ended_at is not null) execute function end_push_with_session();

-- Nothing leaves a pretend home, as with mail (0073).
create function hold_practice_push() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from care_homes h where h.id = new.care_home_id and h.is_practice) then
    new.held_back_at := new.created_at;
  end if;
  return new;
end $$;
create trigger hold_practice_push before insert on outgoing_pushes
  for each row execute function hold_practice_push();

revoke execute on function keep_push_subscription(uuid, uuid, text, text, bytea, bytea, timestamptz) from public;
revoke execute on function with_push_devices(uuid[]) from public;
revoke execute on function push_devices_of_this_home(timestamptz) from public;
grant execute on function keep_push_subscription(uuid, uuid, text, text, bytea, bytea, timestamptz) to heartsease_app;
grant execute on function with_push_devices(uuid[]) to heartsease_app;
grant execute on function push_devices_of_this_home(timestamptz) to heartsease_app;
