-- Licensed instruments that an organisation loads by itself. Their words are the owners': they stay here, leave
-- with no export, and are taken out when the pack is removed. Only the licence and the letters remain.

create table instrument_packs (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  -- null: every home of the organisation; otherwise the one home that the licence is for
  licensed_home_id uuid references care_homes on delete cascade,
  pack text not null,
  pack_version text not null,
  title text not null,
  -- null once it is removed
  instrument jsonb,
  licence_holder text not null,
  licence_ref text not null,
  valid_to date not null,
  attested_by uuid references accounts on delete set null,
  attested_at timestamptz not null,
  removed_by uuid references accounts on delete set null,
  removed_at timestamptz,
  check ((instrument is null) = (removed_at is not null))
);
create index on instrument_packs (organisation_id);
comment on table instrument_packs is 'class: reference';

-- A pack belongs to an organisation, so it is seen from its homes, and from none other.
alter table instrument_packs enable row level security;
alter table instrument_packs force row level security;
do $$
begin
  execute format('create policy of_the_operator on instrument_packs to %I using (true) with check (true)', current_user);
end $$;
create policy of_this_organisation on instrument_packs to heartsease_app
  using (
    organisation_id = (select h.organisation_id from care_homes h where h.id = (select current_care_home()))
    and (licensed_home_id is null or licensed_home_id = (select current_care_home()))
  );
grant select, insert, update on instrument_packs to heartsease_app;

alter table ability_assessments add column instrument_pack_id uuid references instrument_packs on delete set null;
