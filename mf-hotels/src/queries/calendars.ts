import { callEndpoint } from '@suite/api-client';
import { listRoomsEndpoint, type Room } from '@suite/contracts/hotels';
import {
  createCalendarFeedEndpoint,
  createExternalCalendarEndpoint,
  deleteExternalCalendarEndpoint,
  listCalendarFeedsEndpoint,
  listExternalCalendarsEndpoint,
  readExternalCalendarEndpoint,
  revokeCalendarFeedEndpoint,
  updateExternalCalendarEndpoint,
} from '@suite/contracts/integrations';
import { listBlocksEndpoint } from '@suite/contracts/rooms';
import { endpointQuery, useApiMutation, withBody, withId, withIdAndBody } from '@suite/remote-kit/queries';
import type { QueryClient } from '@tanstack/react-query';

export const listCalendarFeedsQuery = endpointQuery(listCalendarFeedsEndpoint, {}, ({ feeds }) => feeds);

export const listExternalCalendarsQuery = endpointQuery(
  listExternalCalendarsEndpoint,
  {},
  ({ calendars }) => calendars,
);

const pageSize = 100;

/** Reads all pages, because a calendar may belong to any room. */
async function readRooms(): Promise<Room[]> {
  const rooms: Room[] = [];
  for (let page = 1; ; page += 1) {
    const { result } = await callEndpoint(listRoomsEndpoint, { query: { page, limit: pageSize } });
    rooms.push(...result.rooms);
    if (page >= result.pagination.totalPages) return rooms;
  }
}

export const allRoomsQuery = { queryKey: [listRoomsEndpoint.name, 'all'], queryFn: readRooms };

const reloadFeeds = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: listCalendarFeedsQuery.queryKey });

/** The nights of calendars are blocks of rooms. */
const reloadCalendars = async (queries: QueryClient) => {
  await queries.invalidateQueries({ queryKey: listExternalCalendarsQuery.queryKey });
  await queries.invalidateQueries({ queryKey: [listBlocksEndpoint.name] });
};

export const useCreateCalendarFeed = () =>
  useApiMutation(withBody(createCalendarFeedEndpoint), (queries) => ({
    onSuccess: () => reloadFeeds(queries),
  }));

export const useRevokeCalendarFeed = () =>
  useApiMutation(withId(revokeCalendarFeedEndpoint), (queries) => ({
    onSettled: () => reloadFeeds(queries),
  }));

export const useCreateExternalCalendar = () =>
  useApiMutation(withBody(createExternalCalendarEndpoint), (queries) => ({
    onSuccess: () => reloadCalendars(queries),
  }));

export const useUpdateExternalCalendar = () =>
  useApiMutation(withIdAndBody(updateExternalCalendarEndpoint), (queries) => ({
    onSettled: () => reloadCalendars(queries),
  }));

export const useDeleteExternalCalendar = () =>
  useApiMutation(withId(deleteExternalCalendarEndpoint), (queries) => ({
    onSettled: () => reloadCalendars(queries),
  }));

export const useReadExternalCalendar = () =>
  useApiMutation(withIdAndBody(readExternalCalendarEndpoint), (queries) => ({
    onSettled: () => reloadCalendars(queries),
  }));
