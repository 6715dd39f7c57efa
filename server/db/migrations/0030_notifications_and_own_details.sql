-- What somebody wants to hear of by mail and when, how a relative gets the digest, and mails that know to whom and
-- about whom they are, so that what waits can still be held back.

alter table accounts
  -- theirs to give; staff of their homes call it
  add column phone text not null default '',
  -- kinds of notifications (domain/notifications/notification.ts) that stay in the app; all others come by mail too
  add column in_app_only text[] not null default '{}',
  -- between these no notification is mailed, on the home's clock; they may span midnight
  add column quiet_from text check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column quiet_until text check (quiet_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add check ((quiet_from is null) = (quiet_until is null));

-- How often the family hear of the days in one piece, and how it reaches them: their own word, or the home's for them.
alter table relative_links
  add column digest text not null default 'weekly' check (digest in ('weekly', 'fortnightly', 'monthly', 'off')),
  add column digest_by text not null default 'email' check (digest_by in ('email', 'print', 'post'));

alter table outgoing_mails
  -- Null: not a notification but what somebody asked for, as a link to set a new password.
  add column notification text,
  add column account_id uuid references accounts on delete cascade,
  -- To the family of this resident: nothing goes out any more once the stay has ended.
  add column resident_id uuid,
  -- Held back when its time to go came: the wish, the access or the stay had ended.
  add column held_back_at timestamptz,
  add foreign key (care_home_id, resident_id) references residents on delete set null (resident_id);
create index on outgoing_mails (care_home_id, resident_id) where resident_id is not null;
create index on outgoing_mails (account_id, notification, created_at) where notification is not null;

-- The same as in 0007, and a time before which the work does not begin. Null: now.
drop function enqueue_job(text, json);
create function enqueue_job(task text, payload json, at timestamptz default null) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(task, payload, run_at => at, max_attempts => 12);
end $$;
revoke execute on function enqueue_job(text, json, timestamptz) from public;
grant execute on function enqueue_job(text, json, timestamptz) to heartsease_app;

-- Who of this home has a second step: their manager sees that there is one, and nothing of it.
create function second_steps_of_this_home() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select m.account_id from memberships m
   where m.care_home_id = current_care_home()
     and (exists (select from authenticators t where t.account_id = m.account_id)
       or exists (select from passkeys k where k.account_id = m.account_id))
$$;
revoke execute on function second_steps_of_this_home() from public;
grant execute on function second_steps_of_this_home() to heartsease_app;
