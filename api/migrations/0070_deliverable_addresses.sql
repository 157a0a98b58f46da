-- oldest-compatible-build: 0054
-- An address to which mail is sent: the same rule as isDeliverable of @suite/contracts.
create or replace function is_deliverable(email text) returns boolean language sql immutable parallel safe
return length(email) <= 254 and position('@' in email) <= 65
  and email ~ '^[^@.]+(\.[^@.]+)*@[^@.]+(\.[^@.]+)+$'
  and email !~ '[\u0001-\u0020"(),:;<>\u005b-\u005d\u007f-\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ue000-\uf8ff\ufeff\uff01-\uff5e\ufff0-\uffff]'
  and email !~ '@(-|.*([!#$%&''*+/=?^_`{|}~]|\.-|-\.|-$|[^.]{64}))';

-- Reads each booking once and refuses changes of bookings meanwhile: a few seconds for a million.
reindex index bookings_undeliverable;

-- Sign-ins read an address in its one form, so that accounts whose address was stored in another could not be found.
update users set usr_email = normalize(usr_email, nfkc)
where usr_email ~ '[^ -~]' and usr_email is not nfkc normalized and is_deliverable(normalize(usr_email, nfkc))
  and usr_email !~ '[\u00b2\u00b3\u00b9\u00bc-\u00be\u2070-\u209c\u2150-\u218b\u2460-\u24ff\u3200-\u33ff]'
  and not exists (
    select from users as others
    where lower(others.usr_email) = lower(normalize(users.usr_email, nfkc)) and others.removed_at is null);
