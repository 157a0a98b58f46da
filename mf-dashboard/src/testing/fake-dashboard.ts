import { listAttentionItemsEndpoint } from '@suite/contracts/attention';
import {
  assignRoomsEndpoint,
  assignTaskEndpoint,
  createTaskEndpoint,
  deleteTaskEndpoint,
  exportMonthEndpoint,
  finishTaskEndpoint,
  getDashboardEndpoint,
  getRealtimeEndpoint,
  listDutyEndpoint,
  listHousekeepingRoomsEndpoint,
  listMonthsEndpoint,
  listTasksEndpoint,
  setDutyEndpoint,
  setRoomStateEndpoint,
  type Dashboard,
  type MonthFigures,
} from '@suite/contracts/dashboard';
import { attentionItemFactory, housekeepingFactory, paginationFactory } from '@suite/testing/factories';
import type { FakeApi, RecordedCall } from '@suite/testing/fake-api';

const { room, task, duty } = housekeepingFactory;
const limit = 10;

/** The data fits on one page of each list. */
const work = {
  rooms: [
    room({ id: 101, room_number: '101' }),
    room({
      id: 102,
      room_number: '102',
      room_type: 'Suite',
      status: 'Dirty',
      user_id: 7,
      usr_firstname: 'Nina',
      usr_lastname: 'Reis',
    }),
  ],
  tasks: [
    task({ id: 1, task: 'Clean after departure', room_number: '102', priority: 'High' }),
    task({ id: 2, task: 'Count the linen' }),
  ],
  staff: [
    duty({ user_id: 7, usr_firstname: 'Nina', usr_lastname: 'Reis', department: 'Housekeeping' }),
    duty({ user_id: 8, usr_firstname: 'Omar', usr_lastname: 'Vale', is_on_duty: false }),
  ],
};

/** The months of a hotel at which the factory's dashboard is dated. */
const monthFigures: readonly MonthFigures[] = [
  {
    ...{
      month: '2027-02',
      arrivals: 41,
      departures: 40,
      nights: 130,
      nights_with_rate: 118,
      nights_without_rate: 12,
    },
    ...{
      revenue: [
        { currency: 'CHF', revenue: 2_400 },
        { currency: 'EUR', revenue: 14_160 },
      ],
      room_nights: 560,
    },
    occupancy: 23.2,
  },
  {
    ...{
      month: '2027-03',
      arrivals: 58,
      departures: 55,
      nights: 248,
      nights_with_rate: 248,
      nights_without_rate: 0,
    },
    ...{ revenue: [{ currency: 'EUR', revenue: 29_760 }], room_nights: 600, occupancy: 41.3 },
  },
  {
    ...{
      month: '2027-04',
      arrivals: 0,
      departures: 1,
      nights: 0,
      nights_with_rate: 0,
      nights_without_rate: 0,
    },
    ...{ revenue: [], room_nights: 0, occupancy: null },
  },
];

const waiting = [attentionItemFactory.build()];

const idOf = ({ url }: RecordedCall) => Number(/\d+/.exec(url)?.[0]);
const pageOf = (total: number) => paginationFactory.build({ total, limit });

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('The test asks for what is not there');
  return row;
}

/** Actions change the day's work and the staff view derived from it. */
export function answerDashboard(api: FakeApi, dashboard: Dashboard): void {
  let { rooms, tasks, staff } = work;
  let shown = dashboard;
  const change = <Row, Key extends keyof Row>(rows: Row[], key: Key, id: Row[Key], fields: Partial<Row>) =>
    rows.map((row) => (row[key] === id ? { ...row, ...fields } : row));
  api
    .on(getDashboardEndpoint, () => shown)
    .on(listAttentionItemsEndpoint, () => ({
      items: waiting,
      snoozed: 0,
      counts: [{ kind: 'desk', count: waiting.length }],
      pagination: pageOf(waiting.length),
    }))
    .on(getRealtimeEndpoint, () => ({
      timestamp: '2027-03-05T14:00:00.000Z',
      activeUsers: 12,
      onlineBookings: 5,
      systemStatus: 'operational',
    }))
    .on(listMonthsEndpoint, () => ({ months: [...monthFigures] }))
    .on(exportMonthEndpoint, ({ url, query }) => `${url} as ${String(query['format'])}`)
    .on(listHousekeepingRoomsEndpoint, () => ({ rooms, pagination: pageOf(rooms.length) }))
    .on(listTasksEndpoint, () => ({ tasks, pagination: pageOf(tasks.length) }))
    .on(listDutyEndpoint, () => ({ staff, pagination: pageOf(staff.length) }))
    .on(setRoomStateEndpoint, (call) => {
      const { status, inspected = false } = call.body as { status: string; inspected?: boolean };
      if (shown.role === 'Staff') {
        const assignedRooms = change(shown.assignedRooms, 'id', idOf(call), {
          status,
          is_inspected: inspected,
        });
        const cleanedRooms = assignedRooms.filter((each) => each.status === 'Clean').length;
        shown = { ...shown, assignedRooms, dailyOverview: { ...shown.dailyOverview, cleanedRooms } };
      }
      return room({ id: idOf(call), status });
    })
    .on(finishTaskEndpoint, (call) => {
      if (shown.role === 'Staff') {
        shown = { ...shown, upcomingTasks: shown.upcomingTasks.filter(({ id }) => id !== idOf(call)) };
      }
      tasks = tasks.filter(({ id }) => id !== idOf(call));
      return task({ id: idOf(call), done_at: '2027-03-05T14:00:00.000Z' });
    })
    .on(assignRoomsEndpoint, ({ body }) => {
      const { room_ids, user_id } = body as { room_ids: number[]; user_id: number | null };
      const person = staff.find((each) => each.user_id === user_id);
      const { usr_firstname = null, usr_lastname = null } = person ?? {};
      for (const id of room_ids) rooms = change(rooms, 'id', id, { user_id, usr_firstname, usr_lastname });
      return { assigned: room_ids.length };
    })
    .on(assignTaskEndpoint, (call) => {
      tasks = change(tasks, 'id', idOf(call), call.body as { user_id: number | null });
      return found(tasks.find(({ id }) => id === idOf(call)));
    })
    .on(createTaskEndpoint, ({ body }) => {
      const made = task({ task: (body as { task: string }).task });
      tasks = [...tasks, made];
      return made;
    })
    .on(deleteTaskEndpoint, (call) => {
      tasks = tasks.filter(({ id }) => id !== idOf(call));
      return {};
    })
    .on(setDutyEndpoint, (call) => {
      staff = change(staff, 'user_id', idOf(call), call.body as object);
      return found(staff.find(({ user_id }) => user_id === idOf(call)));
    });
}
