-- What somebody wrote on a device and may not bring in themselves any more, because they have left or a right was taken
-- from them: it waits for the manager's word.

-- Ended with the membership itself, not by a manager who signs a device out: of the first what waited is still heard.
alter table sign_ins add column is_ended_by_leaving boolean not null default false;

create table handed_in_writes (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  account_id uuid not null references accounts on delete restrict,
  -- the device's own id of the write, so that it arrives once
  client_id uuid not null,
  path text not null,
  -- as the device would have sent it
  input jsonb not null,
  made_at timestamptz not null,
  arrived_at timestamptz not null,
  -- a leaver's last moment here: what says it was made later is marked
  left_at timestamptz,
  why text not null check (why in ('left', 'right_removed')),
  -- 'arrived': its author could send it themselves after all, before anybody answered
  decision text check (decision in ('put_in', 'left_out', 'arrived')),
  decided_at timestamptz,
  decided_by uuid references accounts on delete restrict,
  -- of whoever answered: why it was left out, or put in so late
  reason text check (length(reason) between 1 and 500),
  -- the report that it went into
  report_id uuid,
  primary key (care_home_id, id),
  unique (care_home_id, account_id, client_id),
  foreign key (care_home_id, report_id) references reports on delete set null (report_id),
  check ((decision is null) = (decided_at is null) and (decision is null) = (decided_by is null)),
  check (decision is distinct from 'left_out' or reason is not null),
  check (reason is null or coalesce(decision in ('put_in', 'left_out'), false))
);
create index on handed_in_writes (care_home_id, made_at) where decision is null;
create index on handed_in_writes (care_home_id, report_id) where report_id is not null;
comment on table handed_in_writes is 'class: care-record';

alter table handed_in_writes enable row level security;
alter table handed_in_writes force row level security;
do $$ begin
  execute format('create policy of_the_operator on handed_in_writes to %I using (true) with check (true)', current_user);
end $$;
create policy of_this_home on handed_in_writes to heartsease_app using (care_home_id = (select current_care_home()));
grant select, insert, update on handed_in_writes to heartsease_app;

-- Whose a dead token was, and of which home, when its person worked there and has left: no other dead token is known by
-- it. What a log may have waited on a device (28 days) is the longest.
create function leaver_of(hash bytea, at timestamptz)
returns table (sign_in_id uuid, binding_hash bytea, account_id uuid, care_home_id uuid, timezone text, left_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.binding_hash, s.account_id, s.care_home_id, h.timezone,
         coalesce(s.ended_at, (m.ends_on + 1)::timestamp at time zone h.timezone)
    from sign_ins s
    join care_homes h on h.id = s.care_home_id
    join memberships m on m.account_id = s.account_id and m.care_home_id = s.care_home_id
                      and m.role in ('manager', 'coordinator', 'carer')
                      and m.ends_on < (at at time zone h.timezone)::date
   where s.token_hash = hash and (s.ended_at is null or s.is_ended_by_leaving)
     and s.ends_at > at - interval '28 days'
$$;
revoke execute on function leaver_of(bytea, timestamptz) from public;
grant execute on function leaver_of(bytea, timestamptz) to heartsease_app;
