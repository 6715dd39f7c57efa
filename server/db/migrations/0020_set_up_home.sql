-- The first home of a server has a stand-in's name until its manager says what it is called.
alter table care_homes add column is_set_up boolean not null default true;
update care_homes h set is_set_up = false
 where name = 'Our care home'
   and not exists (select from memberships m where m.care_home_id = h.id and m.role = 'manager');

-- The runtime role may change no home by itself. This function lets whoever holds the operator's link do so, for
-- the one home of the link, until that home has its manager.
create function set_up_home(
  hash bytea, at timestamptz,
  new_name text, new_organisation text, new_town text, new_region text, new_phone text, new_timezone text
)
returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  home care_homes;
begin
  select h.* into home
    from invitations i join care_homes h on h.id = i.care_home_id
   where i.code_hash = hash and i.role = 'manager' and i.invited_by is null
     and i.accepted_at is null and i.expires_at > at
     and not exists (select from memberships m where m.care_home_id = h.id and m.role = 'manager')
     for update of h;
  if not found then return false; end if;
  update care_homes
     set name = new_name, town = new_town, region = new_region, phone = new_phone, timezone = new_timezone,
         is_set_up = true
   where id = home.id;
  -- an organisation that has other homes keeps its name
  update organisations o set name = new_organisation
   where o.id = home.organisation_id
     and not exists (select from care_homes other where other.organisation_id = o.id and other.id <> home.id);
  return true;
end $$;
revoke execute on function set_up_home(bytea, timestamptz, text, text, text, text, text, text) from public;
grant execute on function set_up_home(bytea, timestamptz, text, text, text, text, text, text) to heartsease_app;
