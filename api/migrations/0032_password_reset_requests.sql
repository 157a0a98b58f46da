-- Addresses that a new password was asked for, whether they have an account or not. What becomes of one is settled
-- outside of its request, so that neither the answer nor its time tells.
create table password_reset_requests (
  id bigint generated always as identity primary key,
  usr_email text not null,
  address text not null,
  requested_at timestamptz not null default now(),
  settled_at timestamptz
);
create index password_reset_requests_waiting on password_reset_requests (id) where settled_at is null;
create index password_reset_requests_address on password_reset_requests (address, requested_at);
create index password_reset_requests_email on password_reset_requests (lower(usr_email), requested_at);
create index password_reset_requests_time on password_reset_requests (requested_at);
