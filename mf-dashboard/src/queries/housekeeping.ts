import { callEndpoint } from '@suite/api-client';
import {
  assignRoomsEndpoint,
  assignTaskEndpoint,
  createTaskEndpoint,
  deleteTaskEndpoint,
  finishTaskEndpoint,
  getDashboardEndpoint,
  listDutyEndpoint,
  listHousekeepingRoomsEndpoint,
  listTasksEndpoint,
  setDutyEndpoint,
  setRoomStateEndpoint,
  type DutyFilters,
  type HousekeepingRoomFilters,
  type TaskFilters,
} from '@suite/contracts/dashboard';
import type { Pagination } from '@suite/contracts/http';
import { endpointQuery, useApiMutation, withBody, withId, withIdAndBody } from '@suite/remote-kit/queries';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

type Page<Filters> = Partial<Filters> & { page: number; limit: number };

const shown = [getDashboardEndpoint, listDutyEndpoint, listHousekeepingRoomsEndpoint, listTasksEndpoint];

/** A change stays pending until all affected figures and lists are reloaded. */
const reloadsDashboard = (queries: QueryClient) => ({
  onSuccess: () => Promise.all(shown.map(({ name }) => queries.invalidateQueries({ queryKey: [name] }))),
});

export const listTasksQuery = (query: Page<TaskFilters>) => ({
  ...endpointQuery(listTasksEndpoint, { query }),
  placeholderData: keepPreviousData,
});

export const listDutyQuery = (query: Page<DutyFilters>) => ({
  ...endpointQuery(listDutyEndpoint, { query }),
  placeholderData: keepPreviousData,
});

export const listHousekeepingRoomsQuery = (query: Page<HousekeepingRoomFilters>) => ({
  ...endpointQuery(listHousekeepingRoomsEndpoint, { query }),
  placeholderData: keepPreviousData,
});

export const allDutyQuery = queryOptions({
  queryKey: [listDutyEndpoint.name, 'all'] as const,
  queryFn: ({ signal }) =>
    readAllPages(async (page) => {
      const query = { page, limit: maxPageRows };
      const { staff, pagination } = (await callEndpoint(listDutyEndpoint, { query, signal })).result;
      return { rows: staff, pagination };
    }),
});

export const allHousekeepingRoomsQuery = queryOptions({
  queryKey: [listHousekeepingRoomsEndpoint.name, 'all'] as const,
  queryFn: ({ signal }) =>
    readAllPages(async (page) => {
      const query = { page, limit: maxPageRows };
      const { result } = await callEndpoint(listHousekeepingRoomsEndpoint, { query, signal });
      return { rows: result.rooms, pagination: result.pagination };
    }),
});

/** The server allows at most this many rows per page. */
const maxPageRows = 100;
const maxPages = 20;

/** Loads at most 2000 rows, for the choices of a select. */
async function readAllPages<Row>(
  read: (page: number) => Promise<{ rows: readonly Row[]; pagination: Pagination }>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { rows, pagination } = await read(page);
    all.push(...rows);
    if (!pagination.hasNext) break;
  }
  return all;
}

export const useAssignRooms = () => useApiMutation(withBody(assignRoomsEndpoint), reloadsDashboard);

export const useAssignTask = () => useApiMutation(withIdAndBody(assignTaskEndpoint), reloadsDashboard);

export const useCreateTask = () => useApiMutation(withBody(createTaskEndpoint), reloadsDashboard);

export const useDeleteTask = () => useApiMutation(withId(deleteTaskEndpoint), reloadsDashboard);

export const useFinishTask = () => useApiMutation(withIdAndBody(finishTaskEndpoint), reloadsDashboard);

export const useSetDuty = () => useApiMutation(withIdAndBody(setDutyEndpoint), reloadsDashboard);

export const useSetRoomState = () => useApiMutation(withIdAndBody(setRoomStateEndpoint), reloadsDashboard);
