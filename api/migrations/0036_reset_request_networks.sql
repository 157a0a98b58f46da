-- Whom a request is counted for: the client's address, of IPv6 its /64.
alter table password_reset_requests add column network text not null default '';
create index password_reset_requests_network on password_reset_requests (network, requested_at);
drop index password_reset_requests_address;
