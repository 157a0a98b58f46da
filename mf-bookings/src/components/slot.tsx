import type { BookingsSlots } from '@suite/contracts/bookings';
import { createSlot } from '@suite/remote-kit';

/** Shows what other remotes fill the slots of this one with. */
export const Slot = createSlot<BookingsSlots>();
