import { roomCapacity } from '@suite/contracts/bookings';
import { translateMessage } from '@suite/i18n';
import { Button, Icon } from '@suite/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import {
  addGuest,
  changeGuest,
  hasRoomForGuest,
  removeGuest,
  mayLoseVerification,
  type BookingFormValues,
  type GuestValues,
} from '../../domain/booking-form.ts';
import { roomTypeName } from '../../domain/booking-texts.ts';
import { t } from '../../languages/catalog.ts';
import { GuestRow, guestTexts } from './guest-row.tsx';
import styles from './booking-form.module.css';
import type { BookingForm } from './booking-stay-fields.tsx';

interface BookingGuestFieldsProps {
  form: BookingForm;
  title?: string | undefined;
  /** Names the guests in the sentence about the room's capacity. */
  people: 'passengers' | 'guests';
  /** One guest must stay while the section is shown. */
  keepsOne: boolean;
  onToggle: () => void;
  /** Confirms the removal of a guest if needed; `remove` performs it. */
  onRemove?: ((guest: GuestValues, remove: () => void) => void) | undefined;
  /** Stands between the title and the guests. */
  children?: ReactNode;
}

export function BookingGuestFields(props: BookingGuestFieldsProps) {
  const { form, title = t('Guests'), people, keepsOne, onToggle, onRemove, children } = props;
  const { values, failures, update, errorOf, leave } = form;
  const sectionId = useId();
  const section = useRef<HTMLDivElement>(null);
  const guests = values.passengers;
  const tooMany = errorOf('passengers');
  const isOverfull = tooMany !== undefined;

  useEffect(() => {
    if (failures > 0 && isOverfull) section.current?.focus();
  }, [failures, isOverfull]);

  const remove = (guest: GuestValues) => {
    const removed = () => {
      update(removeGuest(values, guest.key));
      section.current?.focus();
    };
    if (onRemove) onRemove(guest, removed);
    else removed();
  };
  return (
    <div className={styles.guests}>
      <div className={styles.guestsHead}>
        <h3 className={styles.heading}>{title}</h3>
        <Button size="small" aria-expanded={guests !== null} aria-controls={sectionId} onClick={onToggle}>
          {guests ? t('Hide Guests') : t('Show Guests')}
        </Button>
      </div>
      {children}
      <div id={sectionId} ref={section} className={styles.guests} tabIndex={-1} hidden={!guests}>
        {guests?.map((guest, index) => (
          <GuestRow
            key={guest.key}
            guest={guest}
            texts={guestTexts(index + 1)}
            hint={hintOf(guest)}
            nameError={errorOf(`passengers[${index}].name`)}
            typeError={errorOf(`passengers[${index}].type`)}
            onChange={(change) => update(changeGuest(values, guest.key, change))}
            onLeave={(field) => leave(`passengers[${index}].${field}`)()}
            onRemove={keepsOne && guests.length === 1 ? undefined : () => remove(guest)}
          />
        ))}
        {guests && hasRoomForGuest(values) ? (
          <div>
            <Button size="small" icon={<Icon name="plus" />} onClick={() => update(addGuest(values))}>
              {t('Add Guest')}
            </Button>
          </div>
        ) : null}
        <div aria-live="polite">
          <CapacityNote values={values} people={people} tooMany={tooMany} />
        </div>
      </div>
    </div>
  );
}

interface CapacityNoteProps extends Pick<BookingGuestFieldsProps, 'people'> {
  values: BookingFormValues;
  tooMany: string | undefined;
}

function CapacityNote({ values, people, tooMany }: CapacityNoteProps) {
  if (!values.passengers || hasRoomForGuest(values)) return null;
  return (
    <p className={tooMany ? styles.error : styles.hint}>
      {tooMany ? translateMessage(tooMany) : capacityText(values, people)}
    </p>
  );
}

function hintOf(guest: GuestValues): string | undefined {
  if (!guest.stored?.is_verified) return undefined;
  return mayLoseVerification(guest)
    ? t('Saving may end the verification; you are asked first')
    : t('Verified');
}

function capacityText({ room_type: roomType }: BookingFormValues, people: 'passengers' | 'guests'): string {
  const values = { most: roomCapacity(roomType), room: roomTypeName(roomType) };
  if (people === 'guests') {
    return roomType
      ? t('Maximum {most} guests allowed for {room} room', values)
      : t('Maximum {most} guests allowed until a room type is chosen', values);
  }
  return roomType
    ? t('Maximum {most} passengers allowed for {room} room', values)
    : t('Maximum {most} passengers allowed until a room type is chosen', values);
}
