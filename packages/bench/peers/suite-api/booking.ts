export interface Booking {
  id: number;
  name: string;
  email: string;
  hotel_name: string;
  room_type: string | null;
  checkin_date: string;
  checkout_date: string | null;
  no_nights: number;
  is_verified: boolean;
  passengers: { id: number; name: string }[];
}

export const bookingCounts = {
  total_bookings: 'Total Bookings',
  verified_bookings: 'Verified',
  pending_bookings: 'Pending',
  todays_checkins: "Today's Check-ins",
  todays_checkouts: "Today's Check-outs",
  upcoming_checkins: 'Upcoming',
};

export type BookingStats = Record<keyof typeof bookingCounts, number>;
