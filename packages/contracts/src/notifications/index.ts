export {
  countNotificationsEndpoint,
  listNotificationsEndpoint,
  readAllNotificationsEndpoint,
  readNotificationEndpoint,
  type Notification,
} from './notifications.endpoint.ts';
export {
  listNotificationPreferencesEndpoint,
  updateNotificationPreferenceEndpoint,
  type NotificationPreference,
} from './notification-preferences.endpoint.ts';
export {
  notificationKinds,
  notificationPermissions,
  platformNotificationKinds,
  type NotificationKind,
} from './notification-kinds.ts';
