import { getHotelEndpoint, listHotelsEndpoint, type Hotel } from '@suite/contracts/hotels';
import { getListSettingsEndpoint } from '@suite/contracts/list-settings';
import {
  activateStaffEndpoint,
  addStaffEndpoint,
  deactivateStaffEndpoint,
  getStaffEndpoint,
  inviteStaffEndpoint,
  listRolesEndpoint,
  listStaffEndpoint,
  removeStaffEndpoint,
  resetStaffSecondFactorEndpoint,
  updateStaffEndpoint,
  updateStaffRolesEndpoint,
  type Role,
  type Staff,
  type UpdateStaffPayload,
} from '@suite/contracts/staff-roles';
import { hotelFactory, paginationFactory, roleFactory, staffFactory } from '@suite/testing/factories';
import type { FakeApi } from '@suite/testing/fake-api';

export interface StaffWorld {
  staff: readonly Staff[];
  roles: readonly Role[];
  hotels: readonly Hotel[];
}

export const someRoles = (): Role[] => [
  roleFactory
    .seeded()
    .permitting('manage_hotel', 'create_staff', 'update_permissions', 'hotel_checkins_manage')
    .build({ id: 2, role_name: 'Hotel Admin', role_description: 'Runs the hotel' }),
  roleFactory
    .seeded()
    .permitting('hotel_checkins_manage', 'hotel_checkins_create')
    .build({ id: 3, role_name: 'Staff', role_description: 'Works at the front desk' }),
  roleFactory.permitting('update_permissions').build({ id: 4, role_name: 'Role Keeper' }),
];

const idIn = (url: string) => Number(/\/(\d+)(\/|$)/.exec(url)?.[1]);

export function answerStaff(api: FakeApi, world: Partial<StaffWorld> = {}): void {
  const { roles = someRoles(), hotels = hotelFactory.approved().buildList(3) } = world;
  let stored = [...(world.staff ?? staffFactory.buildList(3))];
  const rolesOf = (role_ids: readonly number[]) => roles.filter(({ id }) => role_ids.includes(id));
  const member = (id: number) => stored.find(({ user_id }) => user_id === id) ?? staffFactory.build();
  const change = (id: number, fields: Partial<Staff>) => {
    stored = stored.map((one) => (one.user_id === id ? { ...one, ...fields } : one));
    return member(id);
  };
  const fieldsOf = ({ usr_firstname, usr_lastname, position, usr_phone, role_ids }: UpdateStaffPayload) => ({
    usr_firstname,
    usr_lastname,
    position,
    usr_phone: usr_phone || null,
    roles: rolesOf(role_ids),
  });
  api
    .on(getListSettingsEndpoint, () => ({ hidden_columns: [], views: [], updated_at: null }))
    .on(listStaffEndpoint, ({ query }) => {
      const { page = 1, limit = 10 } = query as { page?: number; limit?: number };
      const found = stored.filter((one) => matches(one, query));
      return {
        staff: found.slice((page - 1) * limit, page * limit),
        ...countsOf(stored),
        pagination: paginationFactory.build({ page, limit, total: found.length }),
      };
    })
    .on(getStaffEndpoint, ({ url }) => {
      const one = member(idIn(url));
      const permissions = rolesOf(one.roles.map(({ id }) => id)).flatMap((role) => role.permissions);
      return { ...one, permissions };
    })
    .on(addStaffEndpoint, ({ body }) => {
      const payload = body as UpdateStaffPayload;
      const one = staffFactory.build({ ...fieldsOf(payload), usr_email: payload.usr_email ?? '' });
      stored = [one, ...stored];
      return one;
    })
    .on(updateStaffEndpoint, ({ url, body }) => change(idIn(url), fieldsOf(body as UpdateStaffPayload)))
    .on(updateStaffRolesEndpoint, ({ url, body }) =>
      change(idIn(url), { roles: rolesOf((body as { role_ids: number[] }).role_ids) }),
    )
    .on(inviteStaffEndpoint, () => ({}), 'The invitation was sent!')
    .on(
      deactivateStaffEndpoint,
      ({ url }) => change(idIn(url), { is_active: false }),
      'Staff deactivated successfully!',
    )
    .on(
      resetStaffSecondFactorEndpoint,
      ({ url }) => change(idIn(url), { has_second_factor: false }),
      'Two-step verification was reset!',
    )
    .on(
      activateStaffEndpoint,
      ({ url }) => change(idIn(url), { is_active: true }),
      'Staff activated successfully!',
    )
    .on(removeStaffEndpoint, ({ url }) => {
      stored = stored.filter(({ user_id }) => user_id !== idIn(url));
      return {};
    })
    .on(listRolesEndpoint, () => ({ roles: [...roles] }));
  answerHotels(api, hotels);
}

function answerHotels(api: FakeApi, hotels: readonly Hotel[]): void {
  api
    .on(getHotelEndpoint, ({ url }) => hotels.find(({ id }) => id === idIn(url)) ?? hotelFactory.build())
    .on(listHotelsEndpoint, ({ query }) => {
      const { search = '' } = query as { search?: string };
      const text = search.toLowerCase();
      const found = hotels.filter(({ hotel_name }) => hotel_name.toLowerCase().includes(text));
      return { hotels: found.slice(0, 10), pagination: paginationFactory.build({ total: found.length }) };
    });
}

const dayInMs = 86_400_000;

function matches(staff: Staff, query: Record<string, unknown>): boolean {
  const { search = '', status, position } = query as Record<string, string | undefined>;
  const text = `${staff.usr_firstname} ${staff.usr_lastname} ${staff.usr_email}`.toLowerCase();
  return (
    text.includes(search.trim().toLowerCase()) &&
    (!status || staff.is_active === (status === 'active')) &&
    (!position || staff.position === position)
  );
}

export function countsOf(staff: readonly Staff[]) {
  const active = staff.filter(({ is_active }) => is_active).length;
  const isRecent = ({ last_login }: Staff) =>
    last_login !== null && Date.now() - Date.parse(last_login) < dayInMs;
  return {
    counts: {
      active_staff: active,
      inactive_staff: staff.length - active,
      recent_activity: staff.filter(isRecent).length,
    },
    positions: [...new Set(staff.flatMap(({ position }) => position ?? []))].sort(),
  };
}
