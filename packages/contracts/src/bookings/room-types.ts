export const roomCapacities = { Single: 2, Double: 4, Triple: 6, Deluxe: 8, Family: 10 } as const;

export const roomTypes = ['Single', 'Double', 'Triple', 'Deluxe', 'Family'] as const;

export const legacyRoomTypes = [
  'Single',
  'Double',
  'Suite',
  'Deluxe',
  'Executive Suite',
  'Presidential Suite',
] as const;

const capacityOfUnknownRoom = 5;

export function roomCapacity(roomType: string): number {
  return Object.hasOwn(roomCapacities, roomType)
    ? roomCapacities[roomType as keyof typeof roomCapacities]
    : capacityOfUnknownRoom;
}

export const passengerTypes = ['Adult', 'Child', 'Infant'] as const;
