import type { BookingsSlots } from '@suite/contracts/bookings';
import { createSlot } from '@suite/remote-kit';

export const Slot = createSlot<BookingsSlots>();
