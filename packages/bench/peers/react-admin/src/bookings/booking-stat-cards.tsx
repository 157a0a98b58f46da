import { Card, CardContent, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../call-api.ts';
import { bookingCounts, type BookingStats } from '../../../suite-api/booking.ts';

export function BookingStatCards() {
  const { data } = useQuery({
    queryKey: ['bookings', 'stats'],
    queryFn: () => callApi<BookingStats>('/bookings/stats'),
  });
  return (
    <Stack direction="row" spacing={2} sx={{ marginTop: 2 }}>
      {Object.entries(bookingCounts).map(([count, label]) => (
        <Card key={count} sx={{ flex: 1 }}>
          <CardContent>
            <Typography color="textSecondary">{label}</Typography>
            <Typography variant="h5">{data?.[count as keyof BookingStats] ?? '–'}</Typography>
          </CardContent>
        </Card>
      ))}
    </Stack>
  );
}
