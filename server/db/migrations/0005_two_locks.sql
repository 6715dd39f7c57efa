-- The second lock (quality.md, rule 2). The server's pool acts as heartsease_app, which owns nothing;
-- each transaction sets app.care_home_id and app.account_id locally, and every table of a home shows
-- only that home's rows. The nullif matters: once used, an unset setting reads '' and ''::uuid fails.

create function current_care_home() returns uuid language sql stable as
  $$ select nullif(current_setting('app.care_home_id', true), '')::uuid $$;
create function current_account() returns uuid language sql stable as
  $$ select nullif(current_setting('app.account_id', true), '')::uuid $$;

-- Forced, so the owner needs a policy of its own: migrations, the seed and jobs work on all homes.
do $$
declare home_table text;
begin
  foreach home_table in array array[
    'memberships', 'activities', 'invitations', 'outgoing_mails', 'residents', 'relative_links',
    'resident_favourites', 'planned_sessions', 'planned_session_residents', 'reports', 'moments',
    'report_changes', 'daily_totals', 'audit_events', 'file_reads'
  ] loop
    execute format('alter table %I enable row level security', home_table);
    execute format('alter table %I force row level security', home_table);
    execute format('create policy of_the_operator on %I to %I using (true) with check (true)', home_table, current_user);
    execute format(
      'create policy of_this_home on %I to heartsease_app using (care_home_id = (select current_care_home()))',
      home_table
    );
  end loop;
end $$;

-- A membership is seen in its home, and everywhere by whoever it belongs to.
create policy of_oneself on memberships for select to heartsease_app
  using (account_id = (select current_account()));

-- The core's activities are seen by all homes; a home changes only its own.
create policy of_the_core on activities for select to heartsease_app using (care_home_id is null);

-- Whoever holds the code of an invitation may read it and accept it, before there is a session.
create policy of_the_invited on invitations to heartsease_app
  using (code_hash = decode(nullif(current_setting('app.invitation', true), ''), 'hex'));

grant usage on schema public to heartsease_app;
grant select on packages, organisations, care_homes, maintenance to heartsease_app;
grant select, insert, update, delete on
  accounts, memberships, sign_ins, password_resets, invitations, outgoing_mails, attempts, app_activities,
  residents, relative_links, activities, resident_favourites, planned_sessions, planned_session_residents,
  reports, moments, daily_totals, writes
  to heartsease_app;
-- append-only
grant select, insert on report_changes, audit_events, file_reads to heartsease_app;
