export { findStaysWithHandledTask, selectUnassignedArrivals } from './stay-tasks.repository.ts';
export { findOpenTasks } from './tasks.repository.ts';
export { assignRooms, setRoomState } from './use-cases/housekeeping-rooms.ts';
export { assignTask, createTask, finishTask } from './use-cases/tasks.ts';
export { getDashboard } from './use-cases/get-dashboard.ts';
export { makeTasks } from './use-cases/make-tasks.ts';
export { setDuty } from './use-cases/duty.ts';
