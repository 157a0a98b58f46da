import type { Staff } from '@suite/contracts/staff-roles';

const dayInMs = 86_400_000;

export function matches(staff: Staff, query: Record<string, unknown>): boolean {
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
