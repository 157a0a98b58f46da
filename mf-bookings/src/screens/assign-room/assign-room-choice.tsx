import type { RoomChoice } from '@suite/contracts/rooms';
import { Checkbox } from '@suite/ui';
import { useState } from 'react';
import { roomTypeName } from '../../domain/booking-texts.ts';
import { t } from '../../languages/catalog.ts';
import type { RoomChoices } from '../../queries/stays.ts';
import styles from './assign-room.module.css';

/** The best room is chosen until the user picks another one, and again when the picked one is taken meanwhile. */
export function useChosenRoom(data: RoomChoices | undefined, shown = data?.choices ?? []) {
  const [picked, pick] = useState<number | null>();
  const [tickedId, setTickedId] = useState<number>();
  const free = shown.filter(({ refusal }) => !refusal);
  const chosen =
    picked === null
      ? null
      : (free.find(({ room_id }) => room_id === picked) ?? free.find(({ advice }) => advice));
  const upgrade = chosen?.is_upgrade && chosen.room_id !== data?.room?.room_id ? chosen : undefined;
  const isTicked = upgrade !== undefined && tickedId === upgrade.room_id;
  return {
    free,
    /** Is null for no room, and undefined while nothing is chosen. */
    chosen,
    pick,
    upgrade,
    isTicked,
    tick: (checked: boolean) => setTickedId(checked ? upgrade?.room_id : undefined),
    isUpgradeMissing: upgrade !== undefined && !isTicked,
  };
}

export type ChosenRoom = ReturnType<typeof useChosenRoom>;

interface UpgradeTickProps {
  room: Pick<ChosenRoom, 'upgrade' | 'isTicked' | 'tick'>;
  isRefused: boolean;
  busy: boolean;
}

export function UpgradeTick({ room, isRefused, busy }: UpgradeTickProps) {
  const { upgrade, isTicked, tick } = room;
  if (!upgrade) return null;
  const names = { number: upgrade.room_number, type: roomTypeName(upgrade.room_type) };
  return (
    <div>
      <Checkbox checked={isTicked} disabled={busy} onChange={tick}>
        {t('Give room {number} ({type}) as an upgrade', names)}
      </Checkbox>
      {isRefused && !isTicked ? (
        <p className={styles.error} role="alert">
          {t('Please tick that this is an upgrade.')}
        </p>
      ) : null}
    </div>
  );
}

export function matchesRoom({ room_number, room_type }: RoomChoice, filter: string): boolean {
  const words = `${room_number} ${roomTypeName(room_type)}`.toLowerCase();
  return words.includes(filter.trim().toLowerCase());
}
