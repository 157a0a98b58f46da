import type { Booking } from '@suite/contracts/bookings';
import { renderAnswer } from '@suite/i18n';
import { FormField, Select } from '@suite/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listWithDots, roomStateName, roomTypeName } from '../../domain/booking-texts.ts';
import { mayGetRoom } from '../../domain/stays.ts';
import { t } from '../../languages/catalog.ts';
import { isRoomRefused, listRoomChoicesQuery, type RoomChoices } from '../../queries/stays.ts';
import { UpgradeTick, useChosenRoom } from '../assign-room/assign-room-choice.tsx';
import styles from './check-in-booking.module.css';

/** The press that begins a check-in has just read what is left and the rooms. */
export const readMs = 10_000;
const noRoom = 'none';

/** Is false for a hotel without rooms of the booked type, which takes bookings without naming rooms. */
export async function isRoomToName(queries: QueryClient, { id, room }: Booking): Promise<boolean> {
  if (room) return false;
  const { choices } = await queries.fetchQuery(listRoomChoicesQuery(id, 'check-in'));
  return choices.some(({ is_upgrade }) => !is_upgrade);
}

/** Reads the other rooms too, so that the form that is opened shows them at once. */
export async function needsOtherRoom(
  queries: QueryClient,
  id: number,
  failure: Error | null,
): Promise<boolean> {
  if (!isRoomRefused(failure)) return false;
  await queries.fetchQuery(listRoomChoicesQuery(id, 'check-in'));
  return true;
}

export function useCheckInRoom({ id, room, ...booking }: Booking) {
  const enabled = mayGetRoom(booking);
  const { data } = useQuery({ ...listRoomChoicesQuery(id, 'check-in'), staleTime: readMs, enabled });
  const chosen = useChosenRoom(data);
  const [problem, setProblem] = useState<string>();
  const room_id = chosen.chosen?.room_id;
  const held = data?.choices.find((choice) => choice.room_id === room?.room_id);
  const isOther = room_id !== undefined && room_id !== room?.room_id;
  return {
    ...chosen,
    isUpgrade: chosen.upgrade !== undefined,
    body: isOther ? { room_id } : {},
    problem: problem ?? (held?.refusal ? renderAnswer(held.refusal) : undefined),
    refuse: (failure: Error | null) => setProblem(isRoomRefused(failure) ? failure.message : undefined),
    pick: (picked: number | null) => {
      setProblem(undefined);
      chosen.pick(picked);
    },
  };
}

interface CheckInRoomProps {
  booking: Booking;
  room: ReturnType<typeof useCheckInRoom>;
  isRefused: boolean;
  busy: boolean;
}

/** Names the room that the guests get, the best one first. */
export function CheckInRoom({ booking, room, isRefused, busy }: CheckInRoomProps) {
  const { free, chosen, pick, problem } = room;
  if (free.length === 0) {
    const number = booking.room?.room_number;
    return (
      <>
        <p className={styles.quiet}>{number ? t('Room {number}', { number }) : t('No room assigned yet.')}</p>
        {problem ? <p className={styles.error}>{problem}</p> : null}
      </>
    );
  }
  return (
    <>
      <FormField label={t('Room')} error={problem}>
        <Select
          name="room_id"
          value={chosen ? String(chosen.room_id) : noRoom}
          options={[
            ...free.map((choice) => ({ value: String(choice.room_id), label: choiceText(choice) })),
            ...(booking.room ? [] : [{ value: noRoom, label: t('No room') }]),
          ]}
          disabled={busy}
          onChange={(value) => pick(value === noRoom ? null : Number(value))}
        />
      </FormField>
      <UpgradeTick room={room} isRefused={isRefused} busy={busy} />
    </>
  );
}

function choiceText(choice: RoomChoices['choices'][number]): string {
  const { room_number, room_type, is_upgrade, advice } = choice;
  return listWithDots([
    room_number,
    roomTypeName(room_type),
    roomStateName(choice),
    is_upgrade && t('Upgrade'),
    advice && renderAnswer(advice),
  ]);
}
