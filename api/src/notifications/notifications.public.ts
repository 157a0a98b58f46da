export { notifyPeople, type NewNotification } from './use-cases/notify-people.ts';
