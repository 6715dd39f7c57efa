-- A word by name that is said before an event holds as long as the event stays what it was said about.
alter table risk_acknowledgements add column about_digest text not null default '';
comment on column risk_acknowledgements.about_digest is
  'Of an event: a digest of its kind, name, words, place and day when the word was said. Empty before a session.';
