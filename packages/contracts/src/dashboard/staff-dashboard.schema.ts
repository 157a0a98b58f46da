import { array, boolean, number, object, string, type InferType } from 'yup';
import { messageSchema } from '../http/message.schema.ts';
import { activitiesField, dailyBookingsField, dashboardFrame } from './dashboard-parts.schema.ts';
import type { dashboardRoles } from './dashboard-parts.schema.ts';

export const staffFields = {
  dailyOverview: object({
    todayDate: string().required(),
    todayBookings: number().required(),
    weeklyBookings: number().required(),
    totalRoomsAssigned: number().required(),
    cleanedRooms: number().required(),
    todayGuests: number().required(),
  }).required(),
  weeklyStats: dailyBookingsField,
  roomStatus: array(
    object({
      status: string().required(),
      count: number().required(),
      color: string().required(),
    }).required(),
  ).required(),
  assignedRooms: array(
    object({
      id: number().required(),
      room_number: string().required(),
      room_type: string().required(),
      status: string().required(),
      is_inspected: boolean(),
    }).required(),
  ).required(),
  upcomingTasks: array(
    object({
      id: number().required(),
      task: string().required(),
      stay_task: messageSchema.optional().default(undefined),
      kind: string().required(),
      time: string().required(),
      priority: string().required(),
      room_number: string().defined().nullable(),
      room_type: string().defined().nullable(),
      isMine: boolean().required(),
    }).required(),
  ).required(),
  recentActivities: activitiesField,
};

const staffDashboardSchema = object({ ...dashboardFrame, ...staffFields });

export interface StaffDashboard extends InferType<typeof staffDashboardSchema> {
  role: typeof dashboardRoles.staff;
}
