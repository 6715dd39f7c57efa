-- A notice may show one photo of the home's album, said in words for whoever can't see it. A photo that is gone for good
-- leaves the notice with its words.
alter table notices add column photo_id uuid;
alter table notices add column photo_alt text not null default '' check (length(photo_alt) <= 300);
alter table notices add foreign key (care_home_id, photo_id) references photos on delete set null (photo_id);
alter table notices add constraint notices_photo_said check (photo_id is null or photo_alt <> '');
create index on notices (care_home_id, photo_id) where photo_id is not null;
