-- oldest-compatible-build: 0054
create index verification_consents_passenger on verification_consents (passenger_id) where passenger_id is not null;
create index verification_challenges_passenger on verification_challenges (passenger_id) where passenger_id is not null;
create index verification_deletions_passenger on verification_deletions (passenger_id) where passenger_id is not null;
create index role_permissions_permission on role_permissions (permission_id);
create index sign_in_provider_roles_role on sign_in_provider_roles (role_id);
create index sign_in_providers_default_role on sign_in_providers (default_role_id) where default_role_id is not null;
