-- What one click in a mail program ends (RFC 8058, docs/decisions/0082): of the secret in the link only its hash is kept.
alter table outgoing_mails add column stop_hash bytea;
create unique index on outgoing_mails (care_home_id, stop_hash) where stop_hash is not null;
