-- A home reaches the PINs of its own people only: another home's stay as they are, whoever asks.
create or replace function ask_for_password_on_tablets(account uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  update tablet_faces set tries_left = 0
   where account_id = account
     -- Somebody with a reset link, or the operator, is in no home.
     and (current_account() is null
          or account = current_account()
          or exists (select from memberships m where m.account_id = account and m.care_home_id = current_care_home()))
$$;
