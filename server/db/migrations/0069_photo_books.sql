-- The book of one person: a title and pages that name what they show. What stands on them is decided whenever somebody
-- reads it, so nothing of a photo or a moment is kept here.

create table photo_books (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  resident_id uuid not null,
  -- of the days here, or given to the family after a death
  kind text not null check (kind in ('life', 'memory')),
  version integer not null default 1,
  title text not null default '' check (length(title) <= 120),
  subtitle text not null default '' check (length(subtitle) <= 120),
  cover_photo_id uuid,
  -- family and representatives may change it too
  family_may_edit boolean not null default true,
  -- domain/photo-book/photo-book.ts, BookPage
  pages jsonb not null check (jsonb_typeof(pages) = 'array' and jsonb_array_length(pages) <= 39),
  changed_by uuid references accounts on delete set null,
  changed_at timestamptz not null,
  primary key (care_home_id, id),
  unique (care_home_id, resident_id, kind),
  foreign key (care_home_id, resident_id) references residents on delete cascade
);
comment on table photo_books is 'class: memories';

alter table photo_books enable row level security;
alter table photo_books force row level security;
do $$
begin
  execute format('create policy of_the_operator on photo_books to %I using (true) with check (true)', current_user);
end $$;
create policy of_this_home on photo_books to heartsease_app using (care_home_id = (select current_care_home()));
-- The third lock, as on family_updates: a relative sees the books of their own people alone.
create policy of_my_person on photo_books as restrictive for select to heartsease_app
  using (is_of_my_person(resident_id));
grant select, insert, update on photo_books to heartsease_app;
