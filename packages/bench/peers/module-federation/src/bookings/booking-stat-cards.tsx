import { useQuery } from '@tanstack/react-query';
import { Card, Flex, Statistic } from 'antd';
import { callApi } from '../../../suite-api/call-api.ts';
import { bookingCounts, type BookingStats } from '../../../suite-api/booking.ts';

export function BookingStatCards() {
  const { data } = useQuery({
    queryKey: ['booking-stats'],
    queryFn: () => callApi<BookingStats>('/bookings/stats'),
  });
  return (
    <Flex gap="middle">
      {Object.entries(bookingCounts).map(([count, title]) => (
        <Card key={count} style={{ flex: 1 }}>
          <Statistic title={title} value={data?.[count as keyof BookingStats] ?? '–'} />
        </Card>
      ))}
    </Flex>
  );
}
