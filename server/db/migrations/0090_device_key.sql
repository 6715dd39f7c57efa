-- What somebody began on a device and has not sent is locked there with this. Only they are told it, while a session of
-- theirs lives (docs/decisions/0062). It stays the same, so that whoever signs in again can open what they left.
alter table accounts add column device_key bytea not null
  default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');
