import type { Calendar } from '@suite/contracts/rooms';
import { useCan } from '@suite/session';
import { Button, Dialog, toast } from '@suite/ui';
import { useRef, useState } from 'react';
import {
  findObstacles,
  findSwapPartner,
  moveStayInput,
  priceOf,
  type Proposal,
} from '../../domain/calendar-move.ts';
import { moveTexts, obstacleText, priceText, roomNumber } from '../../domain/calendar-texts.ts';
import { t } from '../../languages/catalog.ts';
import { useMoveStay } from '../../queries/calendar.ts';
import styles from './move-stay.module.css';

interface MoveStayQuestionProps {
  open: boolean;
  calendar: Calendar;
  proposal: Proposal;
  onClose: () => void;
}

/** Names the change before it is saved. A stay in the way is never moved, unless both stays fit and the user swaps them. */
export function MoveStayQuestion({ open, calendar, proposal, onClose }: MoveStayQuestionProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const { send, isSending, soldOut } = useMove(proposal, onClose);
  // The calendar changes before the dialog closes; the question stays that of the moment when it was asked.
  const [{ obstacles, partner, texts, price }] = useState(() => questionOf(calendar, proposal));
  const isTaken = obstacles.length > 0;
  const label = partner ? t('Swap rooms') : soldOut ? t('Overbook') : t('Move');
  return (
    <Dialog
      open={open}
      size="small"
      title={isTaken ? t('The room is taken') : t('Move the stay of {name}?', { name: proposal.stay.name })}
      busy={isSending}
      initialFocus={cancel}
      onClose={onClose}
      footer={
        <>
          <Button ref={cancel} disabled={isSending} onClick={onClose}>
            {t('Cancel')}
          </Button>
          {isTaken && !partner ? null : (
            <Button
              variant={soldOut ? 'danger' : 'primary'}
              busy={isSending}
              busyLabel={t('Moving...')}
              onClick={() => send(partner?.booking_id)}
            >
              {label}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.question}>
        {obstacles.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {soldOut ? <p>{soldOut}</p> : null}
        <ul className={styles.changes}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>{price}</p>
        {isTaken && !partner ? null : <p>{t('The guest gets no mail about this.')}</p>}
      </div>
    </Dialog>
  );
}

/** Offers to overbook a type that is sold out to managers, and closes the question otherwise. */
function useMove(proposal: Proposal, onClose: () => void) {
  const move = useMoveStay();
  const mayOverbook = useCan(['manage_hotel']);
  const [soldOut, setSoldOut] = useState<string>();
  const send = (swap_with: number | undefined) =>
    move.mutate(moveStayInput(proposal, { swap_with, allow_overbooking: soldOut !== undefined }), {
      onSuccess: ({ message }) => {
        toast.success(message);
        onClose();
      },
      onError: ({ message, errorType }) => {
        toast.error(message);
        if (errorType === 'SOLD_OUT' && mayOverbook) setSoldOut(message);
        else onClose();
      },
    });
  return { send, isSending: move.isPending, soldOut };
}

function questionOf(calendar: Calendar, proposal: Proposal) {
  const { stay } = proposal;
  const partner = findSwapPartner(calendar, proposal);
  const [before, after] = [stay, proposal].map((dates) => priceOf(calendar.rates, stay.room_type, dates));
  const rooms = [proposal.room_id, stay.room_id].map((id) => roomNumber(calendar, id));
  const swap =
    partner &&
    t('{name}: room {before} → {after}', {
      name: partner.name,
      before: rooms[0] ?? '',
      after: rooms[1] ?? '',
    });
  return {
    partner,
    obstacles: findObstacles(calendar, proposal).map((one) => obstacleText(calendar, one)),
    texts: [...moveTexts(calendar, proposal), ...(swap ? [swap] : [])],
    price: priceText(before ?? null, after ?? null),
  };
}
