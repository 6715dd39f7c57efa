-- Short labels for what matters ("needs time to answer"). The core set is part of the product and stands in
-- domain/about-me; a home adds its own here, at most 200.

create table about_me_tags (
  care_home_id uuid not null references care_homes on delete cascade,
  id uuid not null,
  version integer not null default 1,
  tag_group text not null check (tag_group in (
    'communication', 'comfort', 'dislikes', 'routine', 'important', 'wellness', 'risk')),
  label text not null check (length(label) between 1 and 60),
  label_cy text not null default '' check (length(label_cy) <= 60),
  icon text not null,
  -- a tint of ours, or a colour of the home's own: #rrggbb
  colour text not null,
  former_labels text[] not null default '{}',
  created_at timestamptz not null default now(),
  created_by uuid references accounts on delete set null,
  updated_at timestamptz not null default now(),
  updated_by uuid references accounts on delete set null,
  archived_at timestamptz,
  -- where its people went when it was merged: a tag of the home, or one of the core
  merged_into text,
  primary key (care_home_id, id)
);
create index on about_me_tags (care_home_id, label);
comment on table about_me_tags is 'class: reference';

create table resident_about_me_tags (
  care_home_id uuid not null references care_homes on delete cascade,
  resident_id uuid not null,
  id uuid not null,
  -- exactly one of the two
  core_tag text,
  tag_id uuid,
  strength text not null check (strength in ('likes', 'loves', 'dislikes', 'avoid', 'needs')),
  note text not null default '' check (length(note) <= 300),
  confirmed_on date not null,
  created_at timestamptz not null default now(),
  created_by uuid references accounts on delete set null,
  removed_at timestamptz,
  primary key (care_home_id, id),
  foreign key (care_home_id, resident_id) references residents on delete cascade,
  foreign key (care_home_id, tag_id) references about_me_tags on delete restrict,
  check ((core_tag is null) <> (tag_id is null))
);
create unique index on resident_about_me_tags (care_home_id, resident_id, coalesce(core_tag, tag_id::text))
  where removed_at is null;
create index on resident_about_me_tags (care_home_id, tag_id) where removed_at is null;
comment on table resident_about_me_tags is 'class: care-record';

do $$
declare home_table text;
begin
  foreach home_table in array array['about_me_tags', 'resident_about_me_tags'] loop
    execute format('alter table %I enable row level security', home_table);
    execute format('alter table %I force row level security', home_table);
    execute format('create policy of_the_operator on %I to %I using (true) with check (true)', home_table, current_user);
    execute format(
      'create policy of_this_home on %I to heartsease_app using (care_home_id = (select current_care_home()))',
      home_table
    );
  end loop;
end $$;

grant select, insert, update, delete on about_me_tags, resident_about_me_tags to heartsease_app;
