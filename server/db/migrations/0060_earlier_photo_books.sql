-- A book as it was saved, each time that somebody saved it: what an earlier one looked like can be read, and brought back.
create table photo_book_versions (
  care_home_id uuid not null references care_homes on delete cascade,
  resident_id uuid not null,
  kind text not null check (kind in ('life', 'memory')),
  version integer not null check (version > 0),
  title text not null check (length(title) <= 120),
  subtitle text not null check (length(subtitle) <= 120),
  cover_photo_id uuid,
  -- domain/photo-book/photo-book.ts, KeptPage
  pages jsonb not null check (jsonb_typeof(pages) = 'array' and jsonb_array_length(pages) <= 39),
  changed_by uuid references accounts on delete set null,
  changed_at timestamptz not null,
  primary key (care_home_id, resident_id, kind, version),
  foreign key (care_home_id, resident_id) references residents on delete cascade
);
create index on photo_book_versions (changed_by);
comment on table photo_book_versions is 'class: memories';

alter table photo_book_versions enable row level security;
alter table photo_book_versions force row level security;
do $$
begin
  execute format('create policy of_the_operator on photo_book_versions to %I using (true) with check (true)', current_user);
end $$;
create policy of_this_home on photo_book_versions to heartsease_app
  using (care_home_id = (select current_care_home()));
-- The third lock, as on photo_books: a relative sees the books of their own people alone.
create policy of_my_person on photo_book_versions as restrictive for select to heartsease_app using (
  not exists (
    select from memberships m
     where m.care_home_id = (select current_care_home()) and m.account_id = (select current_account())
       and m.role = 'relative')
  or resident_id in (
    select l.resident_id from relative_links l
     where l.care_home_id = (select current_care_home()) and l.account_id = (select current_account())
       and l.status = 'active'));
-- What was saved stays as it was saved.
grant select, insert on photo_book_versions to heartsease_app;
