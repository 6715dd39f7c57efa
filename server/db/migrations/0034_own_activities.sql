-- What a home adds to the library itself goes through states; what it shares is seen by the other homes of its
-- organisation, and changed by none of them.
alter table activities
  add column state text not null default 'approved' check (state in ('draft', 'proposed', 'returned', 'approved')),
  -- what was said when it was returned
  add column state_word text not null default '' check (length(state_word) <= 300),
  add column created_by uuid references accounts on delete set null,
  add column updated_at timestamptz not null default now(),
  add column updated_by uuid references accounts on delete set null,
  add check (care_home_id is not null or state = 'approved');

create policy of_the_organisation on activities for select to heartsease_app using (
  source = 'organisation' and state = 'approved' and care_home_id in (
    select home.id from care_homes home
      join care_homes here on here.organisation_id = home.organisation_id
     where here.id = (select current_care_home())));
