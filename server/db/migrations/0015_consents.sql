-- What somebody was asked and answered, a purpose at a time. An answer is never changed: the next one counts.

create table consents (
  id uuid not null,
  care_home_id uuid not null references care_homes on delete cascade,
  resident_id uuid not null,
  purpose text not null check (purpose in (
    'photo_record', 'photo_home', 'photo_family_own', 'photo_family_group', 'family_updates', 'share_life_story',
    'chat', 'voice_video', 'photo_public', 'photo_training', 'data_sharing_nhs', 'ai_local')),
  version integer not null check (version > 0),
  status text not null check (status in ('given', 'refused', 'withdrawn', 'not_asked')),
  basis text not null check (basis in ('resident', 'attorney_hw', 'deputy', 'best_interests')),
  decided_by text not null default '',
  capacity_assessed_on date,
  people_consulted text not null default '',
  conditions text not null default '',
  decided_on date not null,
  -- a yes counts up to this day
  review_on date,
  -- where the signed form is kept
  evidence text not null default '',
  recorded_at timestamptz not null default now(),
  recorded_by uuid references accounts on delete set null,
  primary key (care_home_id, id),
  unique (care_home_id, resident_id, purpose, version),
  foreign key (care_home_id, resident_id) references residents on delete cascade,
  check (status <> 'given' or review_on is not null)
);
comment on table consents is 'class: care-record';

alter table consents enable row level security;
alter table consents force row level security;
do $$
begin
  execute format('create policy of_the_operator on consents to %I using (true) with check (true)', current_user);
end $$;
create policy of_this_home on consents to heartsease_app using (care_home_id = (select current_care_home()));
-- append-only
grant select, insert on consents to heartsease_app;

-- residents.photo_wish stays: the fast copy of the last answer about photo_record, for every face that staff see.
insert into consents (id, care_home_id, resident_id, purpose, version, status, basis, decided_on, review_on)
select gen_random_uuid(), care_home_id, id, 'photo_record', 1,
       case photo_wish when 'agrees' then 'given' else 'refused' end, 'resident', current_date,
       case photo_wish when 'agrees' then current_date + 365 end
  from residents
 where photo_wish <> 'not_asked';
