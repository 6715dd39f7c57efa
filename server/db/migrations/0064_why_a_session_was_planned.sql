-- Why a session was suggested stays with it once it is planned: { on, reasons }, as facts and not as sentences, so that
-- each reader has them in their own language. Null for what somebody planned of their own accord.
alter table planned_sessions add column suggested jsonb;
