import type { BookingsSlots } from '@suite/contracts/bookings';
import { defineFill } from '@suite/remote-kit';
import { catalog } from './languages/desk/desk-catalog.ts';

export default defineFill<BookingsSlots['booking-details.sections']>({
  catalog,
  component: async () =>
    (await import(/* webpackFetchPriority: "high" */ './screens/verify-guests/verify-guests-panel.tsx'))
      .VerifyGuestsPanel,
});
