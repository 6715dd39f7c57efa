-- How much moves on the screen, as somebody likes it: as their device has it, or less. Beside text size and theme.
alter table accounts add column motion text not null default 'auto' check (motion in ('auto', 'less'));
