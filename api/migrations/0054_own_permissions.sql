-- Permissions that remotes declare are rows like those of the product while operators accept them: a name with a dot, such as
-- spa.manage. They are for roles of hotels, whose people may give them to others of their hotel.
alter table permissions add constraint permissions_of_remotes_are_for_hotels
  check (not (is_global and permission_name like '%.%'));
