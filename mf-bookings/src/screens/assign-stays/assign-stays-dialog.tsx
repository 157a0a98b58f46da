import type { Booking, StayRoom } from '@suite/contracts/bookings';
import { renderAnswer } from '@suite/i18n';
import { BulkDialog, Button, useDialog, type BulkAction } from '@suite/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listWithDots } from '../../domain/booking-texts.ts';
import { t, tn } from '../../languages/catalog.ts';
import { invalidateBookingLists } from '../../queries/booking-lists.ts';
import { assignRoom, assignStays } from '../../queries/stays.ts';
import { AssignRoomDialog } from '../assign-room/assign-room-dialog.tsx';

interface AssignStaysDialogProps {
  open: boolean;
  /** Each opening of the dialog needs its own key. */
  bookings: readonly Booking[];
  label: string;
  onClose: () => void;
  onDone: (settled: readonly Booking[]) => void;
}

/** Gives rooms to many bookings, names each room with the reason, and lets the user choose another one by hand. */
export function AssignStaysDialog({ open, bookings, label, onClose, onDone }: AssignStaysDialogProps) {
  const queries = useQueryClient();
  const byHand = useDialog<'room', Booking>('room');
  const [rooms, setRooms] = useState<ReadonlyMap<number, StayRoom | null>>(new Map());
  return (
    <>
      <BulkDialog
        open={open}
        action={assignAction(rooms)}
        items={bookings}
        label={label}
        nameOf={({ id, name }) => ({ key: id, name, detail: detailOf(id, rooms) })}
        actionOf={(booking) => (
          <Button
            size="small"
            variant="link"
            aria-label={t('Choose the room of booking {id}', { id: booking.id })}
            onClick={() => byHand.show('room', booking)}
          >
            {t('Choose room…')}
          </Button>
        )}
        onClose={onClose}
        onFinished={() => invalidateBookingLists(queries)}
        onDone={onDone}
      />
      {byHand.thing ? (
        <AssignRoomDialog
          key={byHand.opening}
          open={byHand.open}
          booking={byHand.thing}
          onClose={byHand.close}
          onAssigned={(room) => setRooms(new Map(rooms).set(byHand.thing?.id ?? 0, room))}
        />
      ) : null}
    </>
  );
}

function detailOf(id: number, byHand: ReadonlyMap<number, StayRoom | null>): string {
  const room = byHand.get(id);
  const number = `#${id}`;
  if (room === undefined) return number;
  return listWithDots([
    number,
    room ? t('now in room {room}', { room: room.room_number }) : t('now without a room'),
  ]);
}

/** The server accepts this many bookings at once. */
const batchSize = 100;

function assignAction(byHand: ReadonlyMap<number, unknown>): BulkAction<Booking> {
  return {
    title: t('Assign rooms'),
    unneededLabel: t('with a room already'),
    ask: (bookings) => {
      const left = countWithoutRoom(bookings);
      return left === 0
        ? t('All of these bookings have a room already.')
        : tn(
            left,
            '{count} booking without a room gets the room that fits best. You can undo this.',
            '{count} bookings without a room get the rooms that fit best. You can undo this.',
          );
    },
    confirm: (bookings) => {
      const left = countWithoutRoom(bookings);
      return left === 0 ? null : tn(left, 'Assign {count} room', 'Assign {count} rooms');
    },
    step: { size: batchSize, send: assignBatch },
    undo: async ({ id }) => {
      if (byHand.has(id)) return { state: 'unneeded', text: t('Chosen by hand') };
      await assignRoom(id, { room_id: null, is_fixed: false, upgrade: false });
      return { state: 'done', text: t('Undone') };
    },
  };
}

const countWithoutRoom = (bookings: readonly Booking[]) => bookings.filter(({ room }) => !room).length;

const keptCodes: readonly (string | undefined)[] = ['STAY_ROOM_HAS', 'STAY_ROOM_FIXED'];

async function assignBatch(bookings: readonly Booking[]) {
  const results = await assignStays(bookings.map(({ id }) => id));
  return bookings.map(({ id }) => {
    const result = results.find(({ booking_id }) => booking_id === id);
    if (!result) return { state: 'waiting' as const, text: '' };
    const { room, reason } = result;
    const text = renderAnswer(reason);
    if (!room) return { state: 'refused' as const, text };
    if (keptCodes.includes(reason.code)) return { state: 'unneeded' as const, text };
    return {
      state: 'done' as const,
      text: listWithDots([t('Room {number}', { number: room.room_number }), text]),
    };
  });
}
