import type { RoomChoice } from '@suite/contracts/rooms';
import { renderAnswer } from '@suite/i18n';
import { Badge } from '@suite/ui';
import { useId, type ReactNode, type RefObject } from 'react';
import { roomStateName, roomTypeName } from '../../domain/booking-texts.ts';
import { t } from '../../languages/catalog.ts';
import styles from './assign-room.module.css';
import type { ChosenRoom } from './assign-room-choice.tsx';

interface RoomOptionsProps {
  choices: readonly RoomChoice[];
  room: Pick<ChosenRoom, 'chosen' | 'pick'>;
  mayHaveNone: boolean;
  emptyText: string;
  /** Receives the focus when the dialog opens. */
  first: RefObject<HTMLInputElement | null>;
}

export function RoomOptions({ choices, room, mayHaveNone, emptyText, first }: RoomOptionsProps) {
  const name = useId();
  const option = (room_id: number | null, content: ReactNode, disabled = false) => {
    const isFirst = room.chosen === undefined && room_id === choices[0]?.room_id;
    const isChosen = room.chosen !== undefined && (room.chosen?.room_id ?? null) === room_id;
    return (
      <label key={room_id} className={styles.option}>
        <input
          ref={isChosen || isFirst ? first : undefined}
          type="radio"
          className={styles.radio}
          name={name}
          checked={isChosen}
          disabled={disabled}
          onChange={() => room.pick(room_id)}
        />
        <span>{content}</span>
      </label>
    );
  };
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{t('Room')}</legend>
      {choices.length === 0 ? <p className={styles.reason}>{emptyText}</p> : null}
      {choices.map((choice) => option(choice.room_id, <RoomFacts {...choice} />, choice.refusal !== null))}
      {mayHaveNone ? option(null, t('No room')) : null}
    </fieldset>
  );
}

function RoomFacts(choice: RoomChoice) {
  const { room_number, room_type, status, is_upgrade, refusal, advice } = choice;
  const reason = refusal ?? advice;
  return (
    <>
      <span className={styles.facts}>
        <bdi className={styles.number}>{room_number}</bdi> <span>{roomTypeName(room_type)}</span>{' '}
        <Badge tone={status === 'Clean' ? 'success' : 'warning'}>{roomStateName(choice)}</Badge>{' '}
        {is_upgrade ? <Badge tone="accent">{t('Upgrade')}</Badge> : null}
      </span>
      {reason ? <span className={styles.reason}> {renderAnswer(reason)}</span> : null}
    </>
  );
}
