-- Not every global role is for looking into hotels: whoever moves releases needs no guest's data.
alter table roles add column sees_every_hotel boolean not null default false check (is_global or not sees_every_hotel);
update roles set sees_every_hotel = is_global;

with operator as (
  insert into roles (role_name, role_description, is_global, is_seeded)
  values ('Platform Operator', 'Promotes and rolls back feature releases', true, true)
  returning id
)
insert into role_permissions (role_id, permission_id)
select operator.id, permissions.id
from operator, permissions
where permission_name = 'manage_releases';
