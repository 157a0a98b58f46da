import type { StayAction } from '@suite/contracts/front-desk';
import type { CheckInPayload } from '@suite/contracts/verification';
import { toast } from '@suite/ui';
import { useState } from 'react';
import { undoOf } from '../../domain/stays.ts';
import { t } from '../../languages/catalog.ts';
import { useReloadBookings } from '../../queries/bookings.ts';
import { assignRoom, changeStay, checkInBooking } from '../../queries/stays.ts';

const undoMs = 8000;
/** The toast of the last change of a booking. The next change ends its offer to undo, which the server would refuse. */
const lastToasts = new Map<number, number>();

export interface ChangeStay {
  /** Like the others, resolves to the error after it has shown it. */
  change: (id: number, action: StayAction) => Promise<Error | null>;
  /** `isUpgrade` confirms that the room of the body is of another type. */
  checkIn: (id: number, body: CheckInPayload, isUpgrade?: boolean) => Promise<Error | null>;
  /** Marks a booking as busy during the work. */
  run: (id: number, work: () => Promise<void>) => Promise<Error | null>;
  isBusy: (id: number) => boolean;
  /** Shows the server's message, with Undo if the action has one. */
  announce: (id: number, action: StayAction, message: string) => void;
}

/** Changes the stays of any number of bookings at a time. */
export function useChangeStay(): ChangeStay {
  const reload = useReloadBookings();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());

  const run: ChangeStay['run'] = async (id, work) => {
    setBusy((ids) => new Set([...ids, id]));
    try {
      await work();
      return null;
    } catch (error) {
      toast.error((error as Error).message);
      return error as Error;
    } finally {
      setBusy((ids) => new Set([...ids].filter((one) => one !== id)));
    }
  };
  const announce: ChangeStay['announce'] = (id, action, message) => {
    const undo = undoOf[action];
    const offer = undo && { label: t('Undo'), onSelect: () => void change(id, undo) };
    toast.dismiss(lastToasts.get(id) ?? 0);
    lastToasts.set(id, toast.success(message, offer && { durationMs: undoMs, action: offer }));
  };
  const send = (id: number, action: StayAction, call: () => Promise<string>) =>
    run(id, async () => {
      try {
        announce(id, action, await call());
      } finally {
        // A refused change may be refused because the booking is in another state by now.
        reload(id);
      }
    });
  const change: ChangeStay['change'] = (id, action) =>
    send(id, action, () => changeStay(id, { action, reason: '' }));
  return {
    change,
    checkIn: (id, body, isUpgrade = false) =>
      send(id, 'check-in', async () => {
        const { room_id } = body;
        if (isUpgrade && room_id) await assignRoom(id, { room_id, is_fixed: false, upgrade: true });
        return checkInBooking(id, body);
      }),
    run,
    isBusy: (id) => busy.has(id),
    announce,
  };
}
