-- What is tied by hand to a question may be a shared photo, or what a survey said, as well as a report
-- (docs/decisions/0054): exactly one of them.

alter table evidence_links
  alter column report_id drop not null,
  add column photo_id uuid,
  add column survey_id uuid,
  add foreign key (care_home_id, photo_id) references photos on delete cascade,
  add foreign key (care_home_id, survey_id) references surveys on delete cascade,
  add constraint evidence_links_of_one check (num_nonnulls(report_id, photo_id, survey_id) = 1),
  add constraint evidence_links_of_report check (observation_id is null or report_id is not null);

drop index evidence_links_once;
create unique index evidence_links_once on evidence_links (care_home_id, report_id, question, observation_id)
  nulls not distinct where removed_at is null and report_id is not null;
create unique index evidence_links_photo_once on evidence_links (care_home_id, photo_id, question)
  where removed_at is null and photo_id is not null;
create unique index evidence_links_survey_once on evidence_links (care_home_id, survey_id, question)
  where removed_at is null and survey_id is not null;
create index on evidence_links (care_home_id, report_id);
create index on evidence_links (care_home_id, photo_id);
create index on evidence_links (care_home_id, survey_id);

-- Surveys that ended between two days, and what was told to everybody of what came of them.
create index on survey_actions (care_home_id, published_at) where published_at is not null;
