import { roomCapacity } from '@suite/contracts';
import { Button, Icon } from '@suite/ui';
import { useEffect, useId, useRef } from 'react';
import { GuestRow } from '../../components/guest-row.tsx';
import {
  addGuest,
  changeGuest,
  hasRoomForGuest,
  removeGuest,
  toggleGuests,
} from '../../domain/booking-form.ts';
import styles from './create-booking-dialog.module.css';
import type { BookingForm } from './use-booking-form.ts';

/** The guests besides the primary one; hiding the section forgets them. */
export function BookingGuestFields({ form }: { form: BookingForm }) {
  const { values, failures, update, errorOf, leave } = form;
  const sectionId = useId();
  const section = useRef<HTMLDivElement>(null);
  const guests = values.passengers;
  const tooMany = errorOf('passengers');
  const isOverfull = tooMany !== undefined;

  useEffect(() => {
    if (failures > 0 && isOverfull) section.current?.focus();
  }, [failures, isOverfull]);
  return (
    <div className={styles.guests}>
      <div className={styles.guestsHead}>
        <h3 className={styles.heading}>Guests</h3>
        <Button
          size="small"
          aria-expanded={guests !== null}
          aria-controls={sectionId}
          onClick={() => update(toggleGuests(values))}
        >
          {guests ? 'Hide Guests' : 'Show Guests'}
        </Button>
      </div>
      <div id={sectionId} ref={section} className={styles.guests} tabIndex={-1} hidden={!guests}>
        {guests?.map((guest, index) => (
          <GuestRow
            key={guest.key}
            guest={guest}
            label={`Guest ${index + 1}`}
            nameError={errorOf(`passengers[${index}].name`)}
            typeError={errorOf(`passengers[${index}].type`)}
            onChange={(change) => update(changeGuest(values, guest.key, change))}
            onLeave={(field) => leave(`passengers[${index}].${field}`)()}
            onRemove={
              guests.length > 1
                ? () => {
                    update(removeGuest(values, guest.key));
                    section.current?.focus();
                  }
                : undefined
            }
          />
        ))}
        {guests && hasRoomForGuest(values) ? (
          <div>
            <Button size="small" icon={<Icon name="plus" />} onClick={() => update(addGuest(values))}>
              Add Guest
            </Button>
          </div>
        ) : null}
        <div aria-live="polite">
          {guests && !hasRoomForGuest(values) ? (
            <p className={tooMany ? styles.error : styles.hint}>
              {tooMany ?? capacityText(values.room_type)}
            </p>
          ) : null}
        </div>
      </div>
    </div>
  );
}

function capacityText(roomType: string): string {
  const most = roomCapacity(roomType);
  return roomType
    ? `Maximum ${most} passengers allowed for ${roomType} room`
    : `Maximum ${most} passengers allowed until a room type is chosen`;
}
