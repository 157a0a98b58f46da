import { listStaffEndpoint, type Staff } from '@suite/contracts';
import type { FakeApi } from '@suite/testing/fake-api';
import { paginationFactory } from '@suite/testing/factories';

/** Answers the calls about staff from a list in memory, as the server would. */
export function answerStaff(api: FakeApi, staff: readonly Staff[]): void {
  api.on(listStaffEndpoint, ({ query }) => {
    const page = Number(query['page'] ?? 1);
    const limit = Number(query['limit'] ?? 10);
    return {
      staff: staff.slice((page - 1) * limit, page * limit),
      counts: {
        active_staff: staff.filter(({ is_active }) => is_active).length,
        inactive_staff: staff.filter(({ is_active }) => !is_active).length,
        recent_activity: 0,
      },
      positions: [...new Set(staff.flatMap(({ position }) => position ?? []))].sort(),
      pagination: paginationFactory.build({ page, limit, total: staff.length }),
    };
  });
}
