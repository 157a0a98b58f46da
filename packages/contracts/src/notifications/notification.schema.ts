import { boolean, number, object, string, type InferType } from 'yup';

/** One notification. What it is not about, and what is not there any more, is null. */
export const notificationSchema = object({
  id: number().required(),
  /** Read a kind of a later server as text. */
  kind: string().required(),
  /** An ISO 8601 instant. */
  created_at: string().required(),
  is_read: boolean().required(),
  /** As it is now: of the guest, the staff member, the hotel, or the remote. */
  name: string().defined().nullable(),
  booking_id: number().defined().nullable(),
  user_id: number().defined().nullable(),
  hotel_id: number().defined().nullable(),
  /** The name of the remote, such as `mf-bookings`, and its release that was taken away. */
  remote: string().defined().nullable(),
  release: string().defined().nullable(),
  /** `demote` or `rollback`. */
  release_change: string().defined().nullable(),
});

export type Notification = InferType<typeof notificationSchema>;
