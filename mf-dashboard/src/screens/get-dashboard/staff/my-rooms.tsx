import type { StaffDashboard } from '@suite/contracts/dashboard';
import { ActionMenu, Badge, Button, Panel, toast } from '@suite/ui';
import styles from '../../../components/dashboard.module.css';
import { roomStateTone } from '../../../components/badge-styles.ts';
import { useSetRoomState } from '../../../queries/set-room-state.mutation.ts';

type Rooms = StaffDashboard['assignedRooms'];

/** Only who runs the hotel moves a room into or out of the fourth state, Out of Order. */
const ownStates = ['Clean', 'Dirty', 'Maintenance'];

/** The rooms assigned to the signed-in user. */
export function MyRooms({ rooms }: { rooms: Rooms }) {
  const change = useSetRoomState();
  const set = ({ id, room_number }: Rooms[number], status: string) =>
    change.mutate(
      { id, status },
      {
        onSuccess: () => toast.success(`Room ${room_number}: ${status}`),
        onError: (error) => toast.error(error.message),
      },
    );
  return (
    <Panel title="My Rooms">
      {rooms.length === 0 ? <p className={styles.muted}>No rooms are assigned to you.</p> : null}
      <ul className={styles.rows} aria-label="My Rooms">
        {rooms.map((room) => {
          const { id, room_number, room_type, status } = room;
          const busy = change.isPending && change.variables.id === id;
          return (
            <li key={id} className={styles.row}>
              <span className={styles.rowText}>
                <span className={styles.strong}>{`Room ${room_number}`}</span>
                <span className={`${styles.line} ${styles.muted}`}>{room_type}</span>
              </span>
              <Badge tone={roomStateTone(status)}>{status}</Badge>
              {status === 'Dirty' ? (
                <Button
                  size="small"
                  aria-label={`Mark Clean: room ${room_number}`}
                  busy={busy}
                  onClick={() => set(room, 'Clean')}
                >
                  Mark Clean
                </Button>
              ) : null}
              {ownStates.includes(status) ? (
                <ActionMenu
                  label={`State of room ${room_number}`}
                  disabled={busy}
                  items={ownStates
                    .filter((state) => state !== status)
                    .map((state) => ({ key: state, label: state, onSelect: () => set(room, state) }))}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
