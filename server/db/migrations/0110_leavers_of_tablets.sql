-- A shared tablet is passed on, and opened again without a connection by whoever was at it before: what they write then
-- is known by the session that was passed on (docs/decisions/0075). Where they have left the home meanwhile, their
-- manager is given it as every leaver's late writes; but only by that tablet, by its own secret.
drop function leaver_of(bytea, timestamptz);
create function leaver_of(hash bytea, at timestamptz)
returns table (
  sign_in_id uuid, binding_hash bytea, account_id uuid, care_home_id uuid, timezone text, left_at timestamptz,
  passed_on_tablet_id uuid
)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.binding_hash, s.account_id, s.care_home_id, h.timezone,
         case when s.ended_why is distinct from 'passed_on' and s.ended_at is not null then s.ended_at
         -- Where another session of theirs ended with the membership, that is the moment; the day tells it otherwise.
         else coalesce(
           (select max(x.ended_at) from sign_ins x
             where x.account_id = s.account_id and x.care_home_id = s.care_home_id and x.is_ended_by_leaving
               and x.ended_at >= (m.ends_on + 1)::timestamp at time zone h.timezone),
           (m.ends_on + 1)::timestamp at time zone h.timezone) end,
         case when s.ended_why = 'passed_on' then s.tablet_id end
    from sign_ins s
    join care_homes h on h.id = s.care_home_id
    join memberships m on m.account_id = s.account_id and m.care_home_id = s.care_home_id
                      and m.role in ('manager', 'coordinator', 'carer')
                      and m.ends_on < (at at time zone h.timezone)::date
   where s.token_hash = hash
     and (s.ended_at is null or s.is_ended_by_leaving or (s.ended_why = 'passed_on' and s.tablet_id is not null))
     and s.ends_at > at - interval '28 days'
$$;
revoke execute on function leaver_of(bytea, timestamptz) from public;
grant execute on function leaver_of(bytea, timestamptz) to heartsease_app;
