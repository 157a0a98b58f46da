declare module 'bookings/list' {
  export default function BookingList(): React.JSX.Element;
}
declare module 'hotels/list' {
  export default function HotelList(): React.JSX.Element;
}
