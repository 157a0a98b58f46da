/** What `mf-bookings` tells other remotes, by the names in its `remote.json`. A payload may gain optional fields and must not change. */
export interface BookingsEvents {
  /** A booking was changed in this page: edited, checked in or out. */
  'bookings.booking-changed': { booking_id: number };
}
