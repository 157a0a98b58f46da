export type { Rating } from './ratings.repository.ts';
export { assignRooms } from './use-cases/assign-rooms.ts';
export { assignTask } from './use-cases/assign-task.ts';
export { createTask } from './use-cases/create-task.ts';
export { finishTask } from './use-cases/finish-task.ts';
export { makeTasks } from './use-cases/make-tasks.ts';
export { rateStay } from './use-cases/rate-stay.ts';
export { setDuty } from './use-cases/set-duty.ts';
export { setRoomState } from './use-cases/set-room-state.ts';
