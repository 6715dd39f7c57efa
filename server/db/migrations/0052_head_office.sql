-- Who works at the head office of an organisation: they see the figures of all its homes, and residents only in the
-- homes that they are a member of. It is said of the organisation, once, and not of each membership: whoever is head
-- office sees the figures of a home that they are no member of too.

create table head_office_people (
  organisation_id uuid not null references organisations on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  since timestamptz not null default now(),
  ended_at timestamptz,
  primary key (organisation_id, account_id)
);
create index on head_office_people (account_id);
comment on table head_office_people is 'class: contact';

insert into head_office_people (organisation_id, account_id)
select distinct h.organisation_id, m.account_id
  from memberships m join care_homes h on h.id = m.care_home_id
 where m.is_head_office and (m.ends_on is null or m.ends_on >= current_date);
alter table memberships drop column is_head_office;

-- The operator says who; the server reads it of whoever asks, and writes nothing.
alter table head_office_people enable row level security;
alter table head_office_people force row level security;
do $$
begin
  execute format('create policy of_the_operator on head_office_people to %I using (true) with check (true)', current_user);
end $$;
create policy of_oneself on head_office_people for select to heartsease_app
  using (account_id = (select current_account()));
grant select on head_office_people to heartsease_app;

-- Asked with the session behind a token at every call, before any account is set: whoever is taken out is out at once.
create function is_head_office(organisation uuid, account uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from head_office_people p
     where p.organisation_id = organisation and p.account_id = account and p.ended_at is null
  )
$$;
revoke execute on function is_head_office(uuid, uuid) from public;
grant execute on function is_head_office(uuid, uuid) to heartsease_app;
