/** The names are those in the `remote.json` of `mf-bookings`. A payload may gain optional fields, not change. */
export interface BookingsEvents {
  'bookings.booking-changed': { booking_id: number };
}
