-- Whoever is signed out everywhere, or has given themselves a second step, opens no shared tablet with a PIN before they
-- have given their password there again, in whatever home it stands.
create function ask_for_password_on_tablets(account uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  update tablet_faces set tries_left = 0 where account_id = account
$$;
comment on function ask_for_password_on_tablets(uuid) is 'In every home: a PIN alone opens no tablet for them';
revoke execute on function ask_for_password_on_tablets(uuid) from public;
grant execute on function ask_for_password_on_tablets(uuid) to heartsease_app;
