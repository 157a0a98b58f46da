/** The room types of the booking dialogs and the guests each takes besides the primary guest. */
export const roomCapacities = { Single: 2, Double: 4, Triple: 6, Deluxe: 8, Family: 10 } as const;

export const roomTypes = ['Single', 'Double', 'Triple', 'Deluxe', 'Family'] as const;

/** The room types of the legacy form. */
export const legacyRoomTypes = [
  'Single',
  'Double',
  'Suite',
  'Deluxe',
  'Executive Suite',
  'Presidential Suite',
] as const;

const capacityOfUnknownRoom = 5;

/** How many guests a booking of `roomType` may list; 5 for an unknown type. */
export function roomCapacity(roomType: string): number {
  return Object.hasOwn(roomCapacities, roomType)
    ? roomCapacities[roomType as keyof typeof roomCapacities]
    : capacityOfUnknownRoom;
}

export const passengerTypes = ['Adult', 'Child', 'Infant'] as const;
