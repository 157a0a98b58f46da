import type { BookingNote } from '@suite/contracts/bookings';
import { formatMoment } from '@suite/i18n/dates';
import { Icon } from '@suite/ui';
import { useId, type ReactNode } from 'react';
import { t } from '../languages/catalog.ts';
import styles from './notes.module.css';

interface PinnedNotesProps<Note> {
  notes: readonly Note[];
  /** Names the booking where notes of several are listed. */
  bookingOf?: (note: Note) => ReactNode;
}

export function PinnedNotes<Note extends Pick<BookingNote, 'id' | 'text' | 'author' | 'created_at'>>({
  notes,
  bookingOf,
}: PinnedNotesProps<Note>) {
  const id = useId();
  if (notes.length === 0) return null;
  return (
    <section className={styles.pinned} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        <Icon name="notifications" /> {t('For the next shift')}
      </h3>
      <ul className={styles.list}>
        {notes.map((note) => (
          <li key={note.id}>
            {bookingOf?.(note)}
            <NoteText {...note} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function NoteText({ text, author, created_at }: Pick<BookingNote, 'text' | 'author' | 'created_at'>) {
  return (
    <>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <p className={styles.muted}>
        <bdi>{author}</bdi>, <time dateTime={created_at}>{formatMoment(created_at)}</time>
      </p>
    </>
  );
}
