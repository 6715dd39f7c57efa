-- A notification of a thread names it, so that whoever has read it since is told of the next message at once
-- (docs/decisions/0082): a chat thread, or the moment under which was written. No reference: what it names tells nothing, and
-- pushes are forgotten after thirty days.
alter table outgoing_pushes add column about_id uuid;
