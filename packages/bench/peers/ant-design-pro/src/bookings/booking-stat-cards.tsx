import { StatisticCard } from '@ant-design/pro-components';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../suite-api/call-api.ts';
import { bookingCounts, type BookingStats } from '../../../suite-api/booking.ts';

export function BookingStatCards() {
  const { data } = useQuery({
    queryKey: ['bookings', 'stats'],
    queryFn: () => callApi<BookingStats>('/bookings/stats'),
  });
  return (
    <StatisticCard.Group>
      {Object.entries(bookingCounts).map(([count, title]) => (
        <StatisticCard key={count} statistic={{ title, value: data?.[count as keyof BookingStats] ?? '–' }} />
      ))}
    </StatisticCard.Group>
  );
}
