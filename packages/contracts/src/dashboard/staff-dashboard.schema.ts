import { array, boolean, number, object, string, type InferType } from 'yup';
import {
  activitiesField,
  dailyBookingsField,
  dashboardFrame,
  type dashboardRoles,
} from './dashboard-parts.schema.ts';

export const staffFields = {
  dailyOverview: object({
    /** `YYYY-MM-DD` in the hotel's time zone. */
    todayDate: string().required(),
    /** The hotel's bookings made today, and in the last seven days. */
    todayBookings: number().required(),
    weeklyBookings: number().required(),
    /** Rooms assigned to the caller, and how many of them are Clean. */
    totalRoomsAssigned: number().required(),
    cleanedRooms: number().required(),
    /** All guests of the stays that cover tonight. */
    todayGuests: number().required(),
  }).required(),
  /** The hotel's bookings made on each day of the range. */
  weeklyStats: dailyBookingsField,
  /** The hotel's rooms: the four states in the order of `roomStatuses`, `color` as `#rrggbb`. All 0 without rooms. */
  roomStatus: array(
    object({
      status: string().required(),
      count: number().required(),
      color: string().required(),
    }).required(),
  ).required(),
  /** The caller's rooms, by number. */
  assignedRooms: array(
    object({
      id: number().required(),
      room_number: string().required(),
      room_type: string().required(),
      status: string().required(),
    }).required(),
  ).required(),
  /** The next open tasks that are the caller's or unassigned; `time` is the ISO 8601 instant it is due. */
  upcomingTasks: array(
    object({
      id: number().required(),
      task: string().required(),
      /** As of `HousekeepingTask`; read an unknown kind as text. */
      kind: string().required(),
      time: string().required(),
      /** High, Medium or Low. */
      priority: string().required(),
      room_number: string().defined().nullable(),
      /** The type the stay booked; null for a task of no stay. */
      room_type: string().defined().nullable(),
      isMine: boolean().required(),
    }).required(),
  ).required(),
  recentActivities: activitiesField,
};

const staffDashboardSchema = object({ ...dashboardFrame, ...staffFields });

/** The day of one staff member. */
export interface StaffDashboard extends InferType<typeof staffDashboardSchema> {
  role: typeof dashboardRoles.staff;
}
