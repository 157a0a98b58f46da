-- What other systems added to the trace (W3C Trace Context) of the request that caused what is done later.
alter table emails add column tracestate text;
alter table verification_jobs add column tracestate text;
alter table password_reset_requests add column tracestate text;
