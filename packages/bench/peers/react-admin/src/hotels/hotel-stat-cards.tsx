import { Card, CardContent, Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { approvalOf, approvals, type Hotel } from '../../../suite-api/hotel.ts';

/** All hotels, and the decisions about those on this page. */
export function HotelStatCards() {
  const { data, total } = useListContext<Hotel>();
  const counts = approvals.map((approval) => ({
    label: approval,
    value: data?.filter((hotel) => approvalOf(hotel) === approval).length,
  }));
  return (
    <Stack direction="row" spacing={2} sx={{ margin: 2 }}>
      {[{ label: 'Total Hotels', value: total }, ...counts].map(({ label, value }) => (
        <Card key={label} sx={{ flex: 1 }}>
          <CardContent>
            <Typography color="textSecondary">{label}</Typography>
            <Typography variant="h5">{value ?? '–'}</Typography>
          </CardContent>
        </Card>
      ))}
    </Stack>
  );
}
