-- Evidence as a PDF: asked for by a manager, made by a job, and shown to somebody outside by a link that ends
-- (docs/decisions/0037). Of a link only the hash of its secret is kept, of a view only when and over which network.

create table evidence_packs (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  asked_by uuid not null references accounts on delete cascade,
  asked_at timestamptz not null,
  -- a day after it was asked for, or when its last link ends
  expires_at timestamptz not null,
  from_day date not null,
  to_day date not null,
  framework text not null,
  parts text[] not null check (cardinality(parts) > 0),
  resident_ids uuid[] not null check (cardinality(resident_ids) <= 6),
  has_names boolean not null,
  reason text not null,
  language text not null check (language in ('en', 'cy')),
  state text not null default 'waiting' check (state in ('waiting', 'working', 'ready', 'failed')),
  progress smallint not null default 0 check (progress between 0 and 100),
  pages smallint,
  content bytea,
  primary key (care_home_id, id),
  check (from_day <= to_day),
  check (not has_names or reason <> ''),
  check ((state = 'ready') = (content is not null)),
  check ((state = 'ready') = (pages is not null))
);
create index on evidence_packs (care_home_id, asked_at desc);
create index on evidence_packs (expires_at);
comment on table evidence_packs is 'class: care-record';

create table evidence_pack_links (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  pack_id uuid not null,
  -- "CQC, Ms Ames"
  for_whom text not null check (for_whom <> ''),
  token_hash bytea not null,
  made_by uuid not null references accounts on delete restrict,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by uuid references accounts on delete set null,
  primary key (care_home_id, id),
  foreign key (care_home_id, pack_id) references evidence_packs on delete cascade
);
create unique index on evidence_pack_links (token_hash);
create index on evidence_pack_links (care_home_id, pack_id, made_at);
comment on table evidence_pack_links is 'class: care-record';

create table evidence_pack_views (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  link_id uuid not null,
  at timestamptz not null,
  network text not null check (network in ('ipv4', 'ipv6')),
  primary key (care_home_id, id),
  foreign key (care_home_id, link_id) references evidence_pack_links on delete cascade
);
create index on evidence_pack_views (care_home_id, link_id, at);
comment on table evidence_pack_views is 'class: care-record';

do $$
declare home_table text;
begin
  foreach home_table in array array['evidence_packs', 'evidence_pack_links', 'evidence_pack_views'] loop
    execute format('alter table %I enable row level security', home_table);
    execute format('alter table %I force row level security', home_table);
    execute format('create policy of_the_operator on %I to %I using (true) with check (true)', home_table, current_user);
    execute format(
      'create policy of_this_home on %I to heartsease_app using (care_home_id = (select current_care_home()))',
      home_table
    );
  end loop;
end $$;
grant select, insert, update on evidence_packs, evidence_pack_links to heartsease_app;
grant select, insert on evidence_pack_views to heartsease_app;
