import { Card, Flex, Statistic } from 'antd';
import { approvalOf, approvals, type Hotel } from '../../../suite-api/hotel.ts';

/** All hotels, and the decisions about those on this page. */
export function HotelStatCards({
  total,
  hotels,
}: {
  total: number | undefined;
  hotels: Hotel[] | undefined;
}) {
  const counts = approvals.map((approval) => ({
    title: approval,
    value: hotels?.filter((hotel) => approvalOf(hotel) === approval).length,
  }));
  return (
    <Flex gap="middle">
      {[{ title: 'Total Hotels', value: total }, ...counts].map(({ title, value }) => (
        <Card key={title} style={{ flex: 1 }}>
          <Statistic title={title} value={value ?? '–'} />
        </Card>
      ))}
    </Flex>
  );
}
