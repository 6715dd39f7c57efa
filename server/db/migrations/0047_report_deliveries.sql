-- A report about one person that was sent to somebody: what exactly, to whom, and what became of it. The link and its
-- code are kept as hashes only; what the link shows is kept as it was shown to whoever sent it.

create table report_deliveries (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  report_id uuid not null,
  resident_id uuid not null,
  -- a relative by their link; null: a professional, whose address somebody typed twice
  relative_link_id uuid,
  to_address text not null,
  -- "Sarah, daughter", "Dr Ames, GP"
  to_name text not null,
  content text not null,
  token_hash bytea not null,
  code_hash bytea not null,
  wrong_codes smallint not null default 0,
  mail_id uuid,
  sent_by uuid not null references accounts on delete restrict,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  bounced_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references accounts on delete set null,
  primary key (care_home_id, id),
  foreign key (care_home_id, report_id) references reports on delete cascade,
  foreign key (care_home_id, resident_id) references residents on delete cascade,
  foreign key (care_home_id, relative_link_id) references relative_links on delete set null (relative_link_id)
);
create unique index on report_deliveries (token_hash);
create index on report_deliveries (care_home_id, report_id, asked_at);
create index on report_deliveries (care_home_id, mail_id);
comment on table report_deliveries is 'class: care-record';

alter table report_deliveries enable row level security;
alter table report_deliveries force row level security;
do $$ begin
  execute format('create policy of_the_operator on report_deliveries to %I using (true) with check (true)', current_user);
end $$;
create policy of_this_home on report_deliveries to heartsease_app
  using (care_home_id = (select current_care_home()));
grant select, insert, update on report_deliveries to heartsease_app;
