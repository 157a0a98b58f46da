import { Admin, Resource } from 'react-admin';
import { BrowserRouter } from 'react-router-dom';
import { authProvider } from './auth-provider.ts';
import { BookingList } from './bookings/booking-list.tsx';
import { dataProvider } from './data-provider.ts';
import { HotelList } from './hotels/hotel-list.tsx';

export const App = () => (
  <BrowserRouter>
    <Admin title="Management Suite" dataProvider={dataProvider} authProvider={authProvider} disableTelemetry>
      <Resource name="bookings" options={{ label: 'All Bookings' }} list={BookingList} />
      <Resource name="hotels" options={{ label: 'Hotel Management' }} list={HotelList} />
    </Admin>
  </BrowserRouter>
);
