import type { Booking } from '@suite/contracts/bookings';
import { Button, Icon, toast, useDialog } from '@suite/ui';
import { useMutation } from '@tanstack/react-query';
import { mayGetRoom } from '../../domain/stays.ts';
import { t } from '../../languages/catalog.ts';
import { readAllArrivals } from '../../queries/booking-lists.ts';
import { AssignStaysDialog } from './assign-stays-dialog.tsx';

/** Assigns rooms to all of today's arrivals that have none, also to those that are not loaded yet. */
export function AssignToday({ hotelId }: { hotelId: number | null }) {
  const assigning = useDialog<'today', readonly Booking[]>('today');
  const reading = useMutation({
    mutationFn: () => readAllArrivals({ desk: 'arrivals', hotelId, search: '' }),
    onSuccess: (page) =>
      assigning.show('today', page?.arrivals.filter((booking) => !booking.room && mayGetRoom(booking)) ?? []),
    onError: ({ message }) => toast.error(message),
  });
  return (
    <>
      <Button
        icon={<Icon name="home" />}
        busy={reading.isPending}
        busyLabel={t('Preparing...')}
        onClick={() => reading.mutate()}
      >
        {t('Assign rooms')}
      </Button>
      {assigning.thing ? (
        <AssignStaysDialog
          key={assigning.opening}
          open={assigning.open}
          bookings={assigning.thing}
          label={t("Today's Arrivals")}
          onClose={assigning.close}
          onDone={() => {}}
        />
      ) : null}
    </>
  );
}
