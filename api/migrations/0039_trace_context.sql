-- The trace (W3C Trace Context) of the request that caused what is done later; null where none did.
alter table emails add column traceparent text;
alter table verification_jobs add column traceparent text;
alter table password_reset_requests add column traceparent text;
