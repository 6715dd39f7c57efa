-- Who was here on which day is read from what was said of being here or away. A history has far more lines about
-- everything else, and more each year; this index holds those few alone.
create index resident_states on resident_changes (care_home_id, changed_at, id)
  include (resident_id) where kind = 'state';
