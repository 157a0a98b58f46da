import { callEndpoint } from '@suite/api-client';
import { getUserProfileEndpoint } from '@suite/contracts/auth';
import type { ResultOf } from '@suite/contracts/http';
import {
  activateStaffEndpoint,
  addStaffEndpoint,
  deactivateStaffEndpoint,
  endStaffSessionEndpoint,
  endStaffSessionsEndpoint,
  getStaffEndpoint,
  inviteStaffEndpoint,
  listStaffEndpoint,
  listStaffSessionsEndpoint,
  removeStaffEndpoint,
  resetStaffSecondFactorEndpoint,
  updateStaffEndpoint,
  updateStaffRolesEndpoint,
  getRoleEndpoint,
  listRolesEndpoint,
  type Staff,
  type StaffRolesPayload,
  type UpdateStaffPayload,
} from '@suite/contracts/staff-roles';
import { endpointQuery, useApiMutation, withBody, withId } from '@suite/remote-kit/queries';
import { useAccountChange, useSession } from '@suite/session';
import { keepPreviousData, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { StaffFilters } from '../domain/staff-filters.ts';

type StaffPage = ResultOf<typeof listStaffEndpoint>;

export function listStaffQuery({ hotelId, ...rest }: StaffFilters) {
  const query = { ...rest, ...(hotelId !== null && { hotelId }) };
  return { ...endpointQuery(listStaffEndpoint, { query }), placeholderData: keepPreviousData };
}

export const getStaffQuery = (id: number) => endpointQuery(getStaffEndpoint, { params: { id } });

const reloadsStaff = (queries: QueryClient) => ({ onSuccess: () => invalidateStaff(queries) });

export const useAddStaff = () => useApiMutation(withBody(addStaffEndpoint), reloadsStaff);

export const useInviteStaff = () => useApiMutation(withId(inviteStaffEndpoint), reloadsStaff);

export const useResetStaffSecondFactor = () =>
  useApiMutation(withId(resetStaffSecondFactorEndpoint), reloadsStaff);

export const activateStaff = withId(activateStaffEndpoint);
export const useActivateStaff = () => useApiMutation(activateStaff, reloadsStaff);

export const deactivateStaff = withId(deactivateStaffEndpoint);
export const useDeactivateStaff = () => useApiMutation(deactivateStaff, reloadsStaff);

/** Removes the row at once, before the lists are fetched again. */
export const useRemoveStaff = () =>
  useApiMutation(withId(removeStaffEndpoint), (queries) => ({
    onSuccess: async (_answer, id) => {
      const lists = { queryKey: [listStaffEndpoint.name] };
      await queries.cancelQueries(lists);
      queries.setQueriesData<StaffPage>(lists, (page) => page && withoutMember(page, id));
      invalidateStaff(queries);
    },
  }));

function withoutMember(page: StaffPage, id: number): StaffPage {
  return { ...page, staff: page.staff.filter(({ user_id }) => user_id !== id) };
}

/** Invalidates the lists after a refusal too, because they may be stale. */
export function useUpdateStaff(id: number) {
  const reloadOwnProfile = useReloadOwnProfile();
  return useApiMutation(
    (body: UpdateStaffPayload) => callEndpoint(updateStaffEndpoint, { params: { id }, body }),
    (queries) => ({ onSuccess: () => reloadOwnProfile(id), onSettled: () => invalidateStaff(queries) }),
  );
}

/** The specified body is the roles alone, so that a header names the state they were chosen from. */
export function useUpdateStaffRoles({ user_id: id, updated_at }: Pick<Staff, 'user_id' | 'updated_at'>) {
  const reloadOwnProfile = useReloadOwnProfile();
  return useApiMutation(
    (body: StaffRolesPayload) =>
      callEndpoint(updateStaffRolesEndpoint, {
        params: { id },
        body,
        headers: { 'if-match': `"${updated_at}"` },
      }),
    (queries) => ({ onSuccess: () => reloadOwnProfile(id), onSettled: () => invalidateStaff(queries) }),
  );
}

/** Reloads the profile if the changed person is the user, so that menu and permissions follow. Errors are ignored. */
function useReloadOwnProfile(): (changed_id: number) => void {
  const queries = useQueryClient();
  const { user } = useSession();
  const { takeProfile } = useAccountChange();
  return (changed_id) => {
    if (changed_id !== user?.user_id) return;
    void queries.prefetchQuery({
      queryKey: [getUserProfileEndpoint.name],
      staleTime: 0,
      retry: 2,
      queryFn: async () => {
        const { result } = await callEndpoint(getUserProfileEndpoint, {});
        takeProfile(result);
        return result;
      },
    });
  };
}

export const listStaffSessionsQuery = (id: number) =>
  endpointQuery(listStaffSessionsEndpoint, { params: { id } }, ({ sessions }) => sessions);

const reloadsSessions = (id: number) => (queries: QueryClient) => ({
  onSettled: () => queries.invalidateQueries(listStaffSessionsQuery(id)),
});

export const useEndStaffSession = (id: number) =>
  useApiMutation(
    (session_id: string) => callEndpoint(endStaffSessionEndpoint, { params: { id, session_id } }),
    reloadsSessions(id),
  );

export const useEndStaffSessions = (id: number) =>
  useApiMutation(() => callEndpoint(endStaffSessionsEndpoint, { params: { id } }), reloadsSessions(id));

/** Invalidates lists, details and the number of people that have a role. */
export function invalidateStaff(queries: QueryClient): void {
  for (const { name } of [listStaffEndpoint, getStaffEndpoint, listRolesEndpoint, getRoleEndpoint]) {
    void queries.invalidateQueries({ queryKey: [name] });
  }
}
