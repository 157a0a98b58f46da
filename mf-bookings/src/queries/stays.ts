import { ApiCallError, callEndpoint } from '@suite/api-client';
import {
  changeStayEndpoint,
  changeStaysEndpoint,
  type ChangeStayPayload,
  type ChangeStaysPayload,
} from '@suite/contracts/front-desk';
import type { ResultOf } from '@suite/contracts/http';
import {
  assignRoomEndpoint,
  assignStaysEndpoint,
  listRoomChoicesEndpoint,
  type AssignRoomPayload,
} from '@suite/contracts/rooms';
import { checkInBookingEndpoint, type CheckInPayload } from '@suite/contracts/verification';
import { endpointQuery, useApiMutation } from '@suite/remote-kit/queries';
import { useReloadBookings } from './bookings.ts';

/** Returns the server's message. */
export async function changeStay(id: number, body: ChangeStayPayload): Promise<string> {
  return (await callEndpoint(changeStayEndpoint, { params: { id }, body })).message;
}

export function useCancelStay(id: number) {
  const reload = useReloadBookings();
  return useApiMutation(
    (reason: string) => changeStay(id, { action: 'cancel', reason }),
    () => ({ onSettled: () => reload(id) }),
  );
}

export async function changeStays(body: ChangeStaysPayload) {
  return (await callEndpoint(changeStaysEndpoint, { body })).result.results;
}

/** Returns the server's message. */
export async function checkInBooking(id: number, body: CheckInPayload): Promise<string> {
  return (await callEndpoint(checkInBookingEndpoint, { params: { id }, body })).message;
}

export function isRoomRefused(failure: Error | null): failure is ApiCallError {
  return failure instanceof ApiCallError && failure.errors.some(({ field }) => field === 'room_id');
}

export type RoomChoices = ResultOf<typeof listRoomChoicesEndpoint>;

export const listRoomChoicesQuery = (id: number, purpose: '' | 'check-in' = '') => ({
  ...endpointQuery(listRoomChoicesEndpoint, { params: { id }, query: { purpose } }),
  staleTime: 0,
});

/** Returns the room that the booking has by then. */
export async function assignRoom(id: number, body: AssignRoomPayload): Promise<RoomChoices['room']> {
  return (await callEndpoint(assignRoomEndpoint, { params: { id }, body })).result.room;
}

export function useAssignRoom(id: number) {
  const reload = useReloadBookings();
  return useApiMutation(
    (body: AssignRoomPayload) => assignRoom(id, body),
    () => ({ onSettled: () => reload(id) }),
  );
}

export async function assignStays(ids: number[]) {
  return (await callEndpoint(assignStaysEndpoint, { body: { ids } })).result.results;
}
