-- A word that was said with a report holds as long as the report tells of the same activity.
alter table report_risk_words add column activity_id uuid references activities on delete set null;
update report_risk_words w set activity_id = r.activity_id
  from reports r
  where r.care_home_id = w.care_home_id and r.id = w.report_id;
create index on report_risk_words (activity_id);
comment on column report_risk_words.activity_id is 'Of the report when the word was said.';
