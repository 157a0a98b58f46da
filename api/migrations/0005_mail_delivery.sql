-- A mail waits, then is sent or has failed; who sends it holds a lease, so that a dead sender is replaced.
alter table emails
  add column message_id uuid not null default gen_random_uuid(),
  add column give_up_at timestamptz not null default now() + interval '3 days',
  add column failed_at timestamptz,
  add column lease uuid,
  add column leased_until timestamptz,
  add column state text not null generated always as (
    case when sent_at is not null then 'sent' when failed_at is not null then 'failed' else 'waiting' end
  ) stored,
  add constraint emails_end_once check (sent_at is null or failed_at is null);

drop index emails_due;
-- Says waiting in other words than the next index, so that a planner whose figures are old cannot mistake one for the
-- other: a queue is mostly empty when it is counted.
create index emails_due on emails (next_attempt_at) where sent_at is null and failed_at is null;
-- The mails of one recipient leave in the order they were written.
create index emails_queue on emails (lower(recipient), id) where state = 'waiting';
create index emails_failed on emails (id) where state = 'failed';
create index emails_sent on emails (sent_at) where state = 'sent';
