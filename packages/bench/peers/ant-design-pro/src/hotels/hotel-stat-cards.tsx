import { StatisticCard } from '@ant-design/pro-components';
import { approvalOf, approvals, type Hotel } from '../../../suite-api/hotel.ts';

/** All hotels, and the decisions about those on this page. */
export const HotelStatCards = ({ page }: { page: { total: number; hotels: Hotel[] } | undefined }) => (
  <StatisticCard.Group>
    <StatisticCard statistic={{ title: 'Total Hotels', value: page?.total ?? '–' }} />
    {approvals.map((approval) => (
      <StatisticCard
        key={approval}
        statistic={{
          title: approval,
          value: page?.hotels.filter((hotel) => approvalOf(hotel) === approval).length ?? '–',
        }}
      />
    ))}
  </StatisticCard.Group>
);
