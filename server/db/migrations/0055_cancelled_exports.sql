-- A file that is not wanted any more is not made. Its row stays for its day: it counts among those asked for in an hour.
alter table exports
  drop constraint exports_state_check,
  add constraint exports_state_check check (state in ('waiting', 'working', 'ready', 'failed', 'cancelled'));
