-- Relatives come in from a spreadsheet too: what became of their rows, so that it can be taken back.
alter table imports
  add column relatives_invited integer not null default 0,
  add column relatives_changed integer not null default 0;

alter table import_rows
  add column relative_link_id uuid,
  add foreign key (care_home_id, relative_link_id) references relative_links on delete cascade;
create index on import_rows (care_home_id, relative_link_id) where relative_link_id is not null;

-- Taking people out is a read now: nothing of them stays behind as the answer of a write.
delete from writes where path = '/api/v2/import/export';
