import { callEndpoint, type ApiCallError } from '@suite/api-client';
import type { ResultOf } from '@suite/contracts/http';
import { listStaffEndpoint, removeStaffEndpoint } from '@suite/contracts/staff-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateStaff } from './invalidate-staff.ts';

type StaffPage = ResultOf<typeof listStaffEndpoint>;

/** Removes the row at once, before the lists are fetched again. */
export function useRemoveStaff() {
  const queries = useQueryClient();
  return useMutation<{ message: string }, ApiCallError, number>({
    mutationFn: (id) => callEndpoint(removeStaffEndpoint, { params: { id } }),
    onSuccess: async (_answer, id) => {
      const lists = { queryKey: [listStaffEndpoint.name] };
      await queries.cancelQueries(lists);
      queries.setQueriesData<StaffPage>(lists, (page) => page && withoutMember(page, id));
      invalidateStaff(queries);
    },
  });
}

function withoutMember(page: StaffPage, id: number): StaffPage {
  return { ...page, staff: page.staff.filter(({ user_id }) => user_id !== id) };
}
