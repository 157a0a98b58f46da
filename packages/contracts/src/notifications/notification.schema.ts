import { boolean, number, object, string, type InferType } from 'yup';

/** Fields that do not concern the notification, or whose record is gone, are null. */
export const notificationSchema = object({
  id: number().required(),
  kind: string().required(),
  created_at: string().required(),
  is_read: boolean().required(),
  name: string().defined().nullable(),
  booking_id: number().defined().nullable(),
  user_id: number().defined().nullable(),
  hotel_id: number().defined().nullable(),
  remote: string().defined().nullable(),
  release: string().defined().nullable(),
  release_change: string().defined().nullable(),
});

export type Notification = InferType<typeof notificationSchema>;
