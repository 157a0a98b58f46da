import { departments, type HotelAdminDashboard } from '@suite/contracts/dashboard';

type HourlyCheckins = HotelAdminDashboard['rushHours'][number];

export function fillHours(counted: readonly HourlyCheckins[]): HourlyCheckins[] {
  const found = new Map(counted.map(({ hour, checkins }) => [hour, checkins]));
  return Array.from({ length: 24 }, (_, hour) => ({ hour, checkins: found.get(hour) ?? 0 }));
}

interface Duty {
  department: string | null;
  available: number;
  total: number;
}

/** Staff without a department count in the totals only. */
export function staffFigures(
  duty: readonly Duty[],
): Pick<HotelAdminDashboard, 'staffAvailability'> & { totalStaff: number; activeStaff: number } {
  const found = new Map(duty.map((each) => [each.department, each]));
  return {
    staffAvailability: departments.map((department) => {
      const { available = 0, total = 0 } = found.get(department) ?? {};
      return { department, available, total };
    }),
    totalStaff: duty.reduce((sum, { total }) => sum + total, 0),
    activeStaff: duty.reduce((sum, { available }) => sum + available, 0),
  };
}
