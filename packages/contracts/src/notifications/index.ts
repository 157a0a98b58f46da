export { countNotificationsEndpoint } from './count-notifications.endpoint.ts';
export { listNotificationPreferencesEndpoint } from './list-notification-preferences.endpoint.ts';
export { listNotificationsEndpoint } from './list-notifications.endpoint.ts';
export {
  notificationKinds,
  notificationPermissions,
  platformNotificationKinds,
  type NotificationKind,
} from './notification-kinds.ts';
export type { NotificationPreference } from './notification-preference.schema.ts';
export type { Notification } from './list-notifications.endpoint.ts';
export { readAllNotificationsEndpoint } from './read-all-notifications.endpoint.ts';
export { readNotificationEndpoint } from './read-notification.endpoint.ts';
export { updateNotificationPreferenceEndpoint } from './update-notification-preference.endpoint.ts';
