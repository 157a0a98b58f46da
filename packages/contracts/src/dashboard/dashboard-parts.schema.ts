import { array, number, object, string, type InferType } from 'yup';
import { messageFields } from '../http/message.schema.ts';

/** `type` is, for example, hotel_approved, checkin or task_assigned; a later server may send others. */
const activitySchema = object({
  type: string().required(),
  ...messageFields,
  time: string().required(),
});
export type DashboardActivity = InferType<typeof activitySchema>;

const dailyBookingsSchema = object({ day: string().required(), bookings: number().required() });
export type DailyBookings = InferType<typeof dailyBookingsSchema>;

const currencyRevenueSchema = object({ currency: string().required(), revenue: number().required() });
export type CurrencyRevenue = InferType<typeof currencyRevenueSchema>;

export const revenuesField = array(currencyRevenueSchema.required()).required();
export const activitiesField = array(activitySchema.required()).required();
export const dailyBookingsField = array(dailyBookingsSchema.required()).required();

export const dashboardRoles = { platform: 'Super Admin', hotel: 'Hotel Admin', staff: 'Staff' } as const;

export const dashboardFrame = {
  range: object({ from: string().required(), to: string().required() }).required(),
  timeZone: string().required(),
  generatedAt: string().required(),
};
