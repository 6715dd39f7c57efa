-- The runtime role owns nothing, the job queue's tables included, so it asks for work through this one
-- function. (plpgsql looks the queue up when it runs: the job runner makes it at its own first start.)
create function enqueue_job(task text, payload json) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(task, payload, max_attempts => 12);
end $$;
revoke execute on function enqueue_job(text, json) from public;
grant execute on function enqueue_job(text, json) to heartsease_app;
