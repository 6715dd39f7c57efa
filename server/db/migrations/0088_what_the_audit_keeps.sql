-- What a file that left the home was for, what was in it and whether it had names: files and packs go after a day, the line
-- of the audit stays for eight years.
alter table audit_events add column detail jsonb;
