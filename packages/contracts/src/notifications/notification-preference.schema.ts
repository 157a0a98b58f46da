import { boolean, object, string, type InferType } from 'yup';

export const notificationPreferenceSchema = object({
  kind: string().required(),
  in_app: boolean().required(),
  daily_mail: boolean().required(),
});

export type NotificationPreference = InferType<typeof notificationPreferenceSchema>;
