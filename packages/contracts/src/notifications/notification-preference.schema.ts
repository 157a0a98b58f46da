import { boolean, object, string, type InferType } from 'yup';

/** By which ways a person is notified of one kind. */
export const notificationPreferenceSchema = object({
  /** Read a kind of a later server as text. */
  kind: string().required(),
  in_app: boolean().required(),
  daily_mail: boolean().required(),
});

export type NotificationPreference = InferType<typeof notificationPreferenceSchema>;
