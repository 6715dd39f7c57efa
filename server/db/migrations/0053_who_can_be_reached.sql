-- Whom a home reaches when somebody is not safe (domain.md 2.16), which addresses letters came back from, and what a file
-- for a family shows.

create table safeguarding_contacts (
  care_home_id uuid primary key references care_homes on delete cascade,
  -- "Shropshire Council, adult social care"
  name text not null check (length(name) between 1 and 120),
  phone_day text not null check (length(phone_day) between 1 and 120),
  phone_night text check (length(phone_night) <= 120),
  email text check (length(email) <= 254),
  web text check (length(web) <= 300),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid references accounts on delete set null
);
comment on table safeguarding_contacts is 'class: reference';

-- Mail that comes back later than its sending comes to a mailbox that Heartsease does not read: somebody says so.
alter table report_deliveries
  add column came_back_reason text check (length(came_back_reason) between 1 and 300),
  add column came_back_by uuid references accounts on delete set null;

-- No letter goes to such an address again before somebody has said that it is right.
create table addresses_to_check (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  address text not null,
  reason text not null check (length(reason) between 1 and 300),
  noted_at timestamptz not null,
  noted_by uuid references accounts on delete set null,
  checked_at timestamptz,
  checked_by uuid references accounts on delete set null,
  primary key (care_home_id, id)
);
create unique index on addresses_to_check (care_home_id, address) where checked_at is null;
comment on table addresses_to_check is 'class: contact';

-- The file of one person may show photos: which, and whose faces are covered in them, so that nobody fetches it once
-- somebody in them has said no.
alter table exports
  add column has_photos boolean not null default false,
  add column photos jsonb not null default '[]';

do $$
declare home_table text;
begin
  foreach home_table in array array['safeguarding_contacts', 'addresses_to_check'] loop
    execute format('alter table %I enable row level security', home_table);
    execute format('alter table %I force row level security', home_table);
    execute format('create policy of_the_operator on %I to %I using (true) with check (true)', home_table, current_user);
    execute format(
      'create policy of_this_home on %I to heartsease_app using (care_home_id = (select current_care_home()))',
      home_table
    );
  end loop;
end $$;
grant select, insert, update on safeguarding_contacts, addresses_to_check to heartsease_app;
