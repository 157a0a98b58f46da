export {
  assignRoomsEndpoint,
  listHousekeepingRoomsEndpoint,
  setRoomStateEndpoint,
  type AssignRoomsPayload,
  type HousekeepingRoom,
  type HousekeepingRoomFilters,
  type SetRoomStatePayload,
} from './housekeeping-rooms.endpoint.ts';
export {
  assignTaskEndpoint,
  createTaskEndpoint,
  deleteTaskEndpoint,
  finishTaskEndpoint,
  listTasksEndpoint,
} from './tasks.endpoint.ts';
export type { AssignTaskPayload, FinishTaskPayload, TaskFilters } from './tasks.endpoint.ts';
export { dashboardRoles } from './dashboard-parts.schema.ts';
export type { CurrencyRevenue, DailyBookings, DashboardActivity } from './dashboard-parts.schema.ts';
export { dashboardRangeSchema, getDashboardEndpoint, getRealtimeEndpoint } from './dashboard.endpoint.ts';
export type { Dashboard, DashboardRange, RealTimeStats } from './dashboard.endpoint.ts';
export { departments, listDutyEndpoint, setDutyEndpoint } from './duty.endpoint.ts';
export type { Duty, DutyFilters, SetDutyPayload } from './duty.endpoint.ts';
export type { HotelAdminDashboard } from './hotel-admin-dashboard.schema.ts';
export { exportMonthEndpoint, listMonthsEndpoint } from './months.endpoint.ts';
export type { MonthFigures } from './months.endpoint.ts';
export type { StaffDashboard } from './staff-dashboard.schema.ts';
export type { SuperAdminDashboard } from './super-admin-dashboard.schema.ts';
export { createTaskSchema, taskKinds, taskPriorities } from './task.schema.ts';
export type { CreateTaskPayload, HousekeepingTask } from './task.schema.ts';
