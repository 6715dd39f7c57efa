-- The letter that tells a family of the last days in five sentences (docs/decisions/0046): made on Fridays for
-- everybody who wants one as often and in this language, looked at by a person, then sent by mail or printed.

create table digests (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  resident_id uuid not null,
  cadence text not null check (cadence in ('weekly', 'fortnightly', 'monthly')),
  language text not null check (language in ('en-GB', 'cy-GB')),
  from_day date not null,
  -- the Friday on which it was made
  to_day date not null,
  sentences text[] not null check (cardinality(sentences) <= 5),
  state text not null default 'draft' check (state in ('draft', 'sent', 'left_out')),
  version integer not null default 1,
  made_at timestamptz not null,
  -- who changed its words, sent it or left it out last
  changed_by uuid references accounts on delete set null,
  sent_at timestamptz,
  primary key (care_home_id, id),
  foreign key (care_home_id, resident_id) references residents (care_home_id, id) on delete cascade,
  check (from_day <= to_day),
  check ((state = 'sent') = (sent_at is not null))
);
create unique index on digests (care_home_id, to_day, resident_id, cadence, language);
create index on digests (care_home_id, resident_id);
comment on table digests is 'class: memories';

-- Whom it went to, as they wanted it on that day. Of the way to end the letters only a hash is kept.
create table digest_readers (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  digest_id uuid not null,
  relative_link_id uuid not null,
  by text not null check (by in ('email', 'print', 'post')),
  mail_id uuid,
  token_hash bytea,
  primary key (care_home_id, id),
  foreign key (care_home_id, digest_id) references digests on delete cascade,
  foreign key (care_home_id, relative_link_id) references relative_links (care_home_id, id) on delete cascade,
  check ((by = 'email') = (mail_id is not null)),
  check ((mail_id is null) = (token_hash is null))
);
create unique index on digest_readers (care_home_id, digest_id, relative_link_id);
create index on digest_readers (care_home_id, relative_link_id);
create unique index on digest_readers (token_hash) where token_hash is not null;
create index on digest_readers (mail_id) where mail_id is not null;
comment on table digest_readers is 'class: contact';

-- A mail that is read as a page too, and what ends mails of its kind with one click (RFC 8058).
alter table outgoing_mails add column html text, add column unsubscribe_link text;

do $$
declare home_table text;
begin
  foreach home_table in array array['digests', 'digest_readers'] loop
    execute format('alter table %I enable row level security', home_table);
    execute format('alter table %I force row level security', home_table);
    execute format('create policy of_the_operator on %I to %I using (true) with check (true)', home_table, current_user);
    execute format(
      'create policy of_this_home on %I to heartsease_app using (care_home_id = (select current_care_home()))',
      home_table
    );
  end loop;
end $$;
grant select, insert, update, delete on digests to heartsease_app;
grant select, insert on digest_readers to heartsease_app;
