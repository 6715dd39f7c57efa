-- The guided tour of the app goes with the person, on every device and in every home (row PR-7): it is offered once.

alter table accounts
  -- where they are in it, or left it; one that is no longer shown is passed over
  add column tour_stop text check (tour_stop ~ '^[a-z][a-z-]{1,39}$'),
  -- done, skipped or declined: it is not offered again
  add column tour_over_at timestamptz;
