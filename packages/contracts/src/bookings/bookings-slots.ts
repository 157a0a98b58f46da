/** What the slots of `mf-bookings` give to what fills them, by the names in its `remote.json`. */
export interface BookingsSlots {
  /** Sections of Booking Details, below the stay and its guests. */
  'booking-details.sections': BookingDetailsSectionProps;
}

interface BookingDetailsSectionProps {
  booking_id: number;
  /** To be called after each change that concerns the booking: it is read anew wherever it is shown. */
  onBookingChanged: () => void;
}
