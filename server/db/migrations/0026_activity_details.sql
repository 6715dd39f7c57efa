-- What the sheet of an activity says beyond its card in the library: steps, what is needed, how with each way of
-- joining in, risks and so on. Its shape is ActivityDetail of the domain. Null: nobody has written it yet.
alter table activities
  add column detail jsonb check (jsonb_typeof(detail) = 'object');
