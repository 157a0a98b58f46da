import { newBookingNoteSchema, type BookingNote, type NewBookingNote } from '@suite/contracts/bookings';
import { checkForm } from '@suite/contracts/forms';
import {
  Badge,
  Button,
  Checkbox,
  FormField,
  inputOf,
  QueryContent,
  TextArea,
  toast,
  useCheckedForm,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { NoteText } from '../../components/pinned-notes.tsx';
import { t } from '../../languages/catalog.ts';
import {
  listBookingNotesQuery,
  useAddBookingNote,
  useDeleteBookingNote,
  usePinBookingNote,
  useRestoreBookingNote,
} from '../../queries/booking-notes.ts';
import styles from './booking-notes.module.css';

export function BookingNotes({ id }: { id: number }) {
  const notes = useQuery(listBookingNotesQuery(id));
  const headingId = useId();
  return (
    <section className={styles.notes} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {t('Notes')}
      </h3>
      <QueryContent query={notes} loadingText={t('Loading notes...')} skeletonLines={2}>
        {(data) => <NoteList id={id} notes={data.notes} headingId={headingId} />}
      </QueryContent>
      <NewNote id={id} />
    </section>
  );
}

/** Takes the focus when the note that had it is deleted or moves. */
function useFocusAfterChange(shown: string): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [shown]);
  return list;
}

interface NoteListProps {
  id: number;
  notes: readonly BookingNote[];
  headingId: string;
}

function NoteList({ id, notes, headingId }: NoteListProps) {
  const list = useFocusAfterChange(notes.map((note) => note.id).join());
  return (
    <ul ref={list} className={styles.list} tabIndex={-1} aria-labelledby={headingId}>
      {notes.map((note) => (
        <Note key={note.id} id={id} note={note} />
      ))}
      {notes.length === 0 ? <li className={styles.none}>{t('No notes yet')}</li> : null}
    </ul>
  );
}

const undoMs = 8000;
const showFailure = { onError: ({ message }: { message: string }) => void toast.error(message) };

function Note({ id, note }: { id: number; note: BookingNote }) {
  const textId = useId();
  const pin = usePinBookingNote(id);
  const remove = useDeleteBookingNote(id);
  const restore = useRestoreBookingNote(id);
  const undo = () => restore.mutate(note.id, showFailure);
  const deleteNote = () =>
    remove.mutate(note.id, {
      ...showFailure,
      onSuccess: () =>
        void toast.warning(t('Note deleted'), {
          durationMs: undoMs,
          action: { label: t('Undo'), onSelect: undo },
        }),
    });
  return (
    <li className={styles.note}>
      <div id={textId} className={styles.body}>
        {note.is_pinned ? <Badge tone="warning">{t('For the next shift')}</Badge> : null}
        <NoteText {...note} />
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          aria-describedby={textId}
          busy={pin.isPending}
          onClick={() => pin.mutate({ note_id: note.id, is_pinned: !note.is_pinned }, showFailure)}
        >
          {note.is_pinned ? t('Unpin') : t('Pin')}
        </Button>
        {note.may_delete ? (
          <Button size="small" aria-describedby={textId} busy={remove.isPending} onClick={deleteNote}>
            {t('Delete')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

const emptyNote: NewBookingNote = { text: '', is_pinned: false };

function NewNote({ id }: { id: number }) {
  const form = useCheckedForm((values) => checkForm(newBookingNoteSchema, values), emptyNote);
  const add = useAddBookingNote(id);
  const submit = () => {
    const note = form.submit();
    if (!note || add.isPending) return;
    add.mutate(note, {
      onSuccess: () => form.reset(emptyNote),
      onError: ({ errors, message }) =>
        form.refuse(errors.length > 0 ? errors : [{ field: 'text', message }]),
    });
  };
  return (
    <div className={styles.form}>
      <FormField label={t('New note')} error={form.errorOf('text')}>
        <TextArea {...inputOf(form, 'text')} rows={2} maxLength={1000} />
      </FormField>
      <Checkbox checked={form.values.is_pinned} onChange={form.change('is_pinned')}>
        {t('Pin for the next shift')}
      </Checkbox>
      <div>
        <Button size="small" busy={add.isPending} busyLabel={t('Adding...')} onClick={submit}>
          {t('Add Note')}
        </Button>
      </div>
    </div>
  );
}
