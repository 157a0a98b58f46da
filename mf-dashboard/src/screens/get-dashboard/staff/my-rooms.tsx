import type { StaffDashboard } from '@suite/contracts/dashboard';
import { translateMessage } from '@suite/i18n';
import { ActionMenu, Badge, Button, keepFocusInList, Panel, toast } from '@suite/ui';
import styles from '../../../components/dashboard.module.css';
import { roomStateTone } from '../../../components/badge-styles.ts';
import { t } from '../../../languages/catalog.ts';
import { useSetRoomState } from '../../../queries/housekeeping.ts';

type Rooms = StaffDashboard['assignedRooms'];

/** The fourth state, Out of Order, is set and ended by managers of the hotel alone. */
const ownStates = ['Clean', 'Dirty', 'Maintenance'];

export function MyRooms({ rooms }: { rooms: Rooms }) {
  const change = useSetRoomState();
  const set = ({ id, room_number }: Rooms[number], status: string) =>
    change.mutate(
      { id, status },
      {
        onSuccess: () =>
          toast.success(t('Room {room}: {status}', { room: room_number, status: translateMessage(status) })),
        onError: (error) => toast.error(error.message),
      },
    );
  return (
    <Panel title={t('My Rooms')}>
      {rooms.length === 0 ? <p className={styles.muted}>{t('No rooms are assigned to you.')}</p> : null}
      <ul className={styles.rows} aria-label={t('My Rooms')} onFocus={keepFocusInList}>
        {rooms.map((room) => {
          const { id, room_number, room_type, status } = room;
          const busy = change.isPending && change.variables.id === id;
          return (
            <li key={id} className={styles.row}>
              <span className={styles.rowText}>
                <span className={styles.strong}>{t('Room {room}', { room: room_number })}</span>
                <span className={`${styles.line} ${styles.muted}`}>{translateMessage(room_type)}</span>
              </span>
              <Badge tone={roomStateTone(status)}>{translateMessage(status)}</Badge>
              {status === 'Dirty' ? (
                <Button
                  size="small"
                  aria-label={t('Mark Clean: room {room}', { room: room_number })}
                  busy={busy}
                  onClick={() => set(room, 'Clean')}
                >
                  {t('Mark Clean')}
                </Button>
              ) : null}
              {ownStates.includes(status) ? (
                <ActionMenu
                  label={t('State of room {room}', { room: room_number })}
                  items={ownStates
                    .filter((state) => state !== status)
                    .map((state) => ({
                      key: state,
                      label: translateMessage(state),
                      onSelect: () => (busy ? undefined : set(room, state)),
                    }))}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
