import { useUrlFilters } from '@suite/remote-kit';
import { PageHeader, Panel, Spinner } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { readHotelFilters, unfiltered } from '../../domain/hotel-filters.ts';
import { listHotelsQuery } from '../../queries/list-hotels.query.ts';

/** Hotel Management: the registered hotels, and the decision about each. */
export function ListHotelsScreen() {
  const [filters] = useUrlFilters(readHotelFilters, unfiltered);
  const { data } = useQuery(listHotelsQuery(filters));
  return (
    <>
      <PageHeader title="Hotel Management" subtitle="Manage hotel listings and verify registrations" />
      <Panel title={data ? `All Hotels (${data.pagination.total})` : 'All Hotels'}>
        {data ? null : <Spinner text="Loading hotels..." />}
      </Panel>
    </>
  );
}
