import { Checkbox } from '@suite/ui';
import { BookingGuestFields } from '../../components/booking-form/booking-guest-fields.tsx';
import type { BookingForm } from '../../components/booking-form/booking-stay-fields.tsx';
import { RoomTypeField } from '../../components/booking-form/room-type-field.tsx';
import { toggleGuests, type BookingFormValues } from '../../domain/booking-form.ts';
import { changeRoom, roomsOf } from '../../domain/booking-rooms.ts';
import { roomTypeName } from '../../domain/booking-texts.ts';
import type { RoomsLeft } from '../../domain/rooms-left.ts';
import { t } from '../../languages/catalog.ts';

interface RoomSectionsProps {
  form: BookingForm;
  left: ReadonlyMap<string, RoomsLeft>;
}

export function RoomSections({ form, left }: RoomSectionsProps) {
  const { has_same_type } = form.values;
  const rooms = roomsOf(form.values);
  const isGroup = rooms.length > 1;
  return (
    <>
      {isGroup ? (
        <Checkbox checked={has_same_type} onChange={form.change('has_same_type')}>
          {t('Same type for all rooms')}
        </Checkbox>
      ) : null}
      {rooms.map(({ room_type }, index) => {
        const number = index + 1;
        const room = index === 0 ? form : formOfRoom(form, index - 1);
        return (
          <div key={number} {...(isGroup && { role: 'group', 'aria-label': t('Room {number}', { number }) })}>
            <BookingGuestFields
              form={room}
              title={isGroup ? titleOf(number, room_type) : undefined}
              people="passengers"
              keepsOne
              onToggle={() => room.update(toggleGuests(room.values))}
            >
              {index === 0 || has_same_type ? null : (
                <RoomTypeField form={room} roomsLeft={left.get(room_type)} />
              )}
            </BookingGuestFields>
          </div>
        );
      })}
    </>
  );
}

const titleOf = (number: number, roomType: string): string =>
  roomType
    ? t('Room {number}: {room_type}', { number, room_type: roomTypeName(roomType) })
    : t('Room {number}', { number });

/** Has the type and the guests of another room than the first one, and all other fields in common with it. */
function formOfRoom(form: BookingForm, index: number): BookingForm {
  const values = { ...form.values, ...roomsOf(form.values)[index + 1] };
  const update = (next: BookingFormValues) => form.update(changeRoom(form.values, index, next));
  const pathOf = (field: string) => `more_rooms[${index}].${field}`;
  return {
    ...form,
    values,
    update,
    change: (field) => (entry) => update({ ...values, [field]: entry }),
    leave: (field) => form.leave(pathOf(field)),
    errorOf: (field) => form.errorOf(pathOf(field)),
  };
}
