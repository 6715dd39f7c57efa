-- A mail is tried for four days, and then said to have failed; at once where its reader's mail server refused it for good.

alter table outgoing_mails add column failed_at timestamptz;
create index on outgoing_mails (created_at) where sent_at is null and held_back_at is null and failed_at is null;

-- The same as in 0030, and the job of a mail is known by the mail: whoever asks again never makes a second one beside it,
-- not even beside one that is being done. (Where that has just ended, what is asked for finds the mail sent.)
create or replace function enqueue_job(task text, payload json, at timestamptz default null) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(task, payload, run_at => at, max_attempts => 12,
    job_key => case when task = 'send_mail' then payload->>'id' end, job_key_mode => 'unsafe_dedupe');
end $$;

-- The jobs that wait or were given up when this arrives. (A new database has no queue yet.)
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    update graphile_worker._private_jobs j
       set key = j.payload->>'id'
      from graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'send_mail' and j.key is null;
  end if;
end $$;
