export interface BookingsSlots {
  'booking-details.sections': BookingDetailsSectionProps;
}

interface BookingDetailsSectionProps {
  booking_id: number;
  /** Fills must call this after each change of the booking, so that it is fetched again. */
  onBookingChanged: () => void;
}
