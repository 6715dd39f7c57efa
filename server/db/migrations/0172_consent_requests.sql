-- What a home asks of a relative who decides for somebody by a document. The answers are consents like all others.

create table consent_requests (
  id uuid not null,
  care_home_id uuid not null references care_homes on delete cascade,
  resident_id uuid not null,
  relative_link_id uuid not null,
  purposes text[] not null check (cardinality(purposes) > 0),
  basis text not null check (basis in ('attorney_hw', 'deputy')),
  capacity_assessed_on date not null,
  word text not null default '',
  asked_at timestamptz not null,
  asked_by uuid references accounts on delete set null,
  taken_back_at timestamptz,
  primary key (care_home_id, id),
  foreign key (care_home_id, resident_id) references residents on delete cascade,
  foreign key (care_home_id, relative_link_id) references relative_links on delete cascade
);
comment on table consent_requests is 'class: care-record';
create index consent_requests_of_resident on consent_requests (care_home_id, resident_id) where taken_back_at is null;

alter table consent_requests enable row level security;
alter table consent_requests force row level security;
do $$
begin
  execute format('create policy of_the_operator on consent_requests to %I using (true) with check (true)', current_user);
end $$;
create policy of_this_home on consent_requests to heartsease_app using (care_home_id = (select current_care_home()));
create trigger tell_family after insert or update on consent_requests
  for each row execute function tell_family_changed();
grant select, insert on consent_requests to heartsease_app;
grant update (taken_back_at) on consent_requests to heartsease_app;
