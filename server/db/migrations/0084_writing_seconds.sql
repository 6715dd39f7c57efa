-- From opening the log to saving it, by the clock of the one device. Null: not measured, or put aside in between.
alter table reports add column writing_seconds smallint check (writing_seconds between 1 and 3600);
