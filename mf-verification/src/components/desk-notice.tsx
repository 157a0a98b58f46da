import { Banner } from '@suite/ui';

/** What those of a booking do who are not verified yet. */
export function DeskNotice() {
  return (
    <Banner tone="info">
      Guests who are still pending show an ID document at the front desk on arrival.
    </Banner>
  );
}
