import { DataTable, PageHeader, Panel } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { unfiltered } from '../../domain/staff-filters.ts';
import { listStaffQuery } from '../../queries/list-staff.query.ts';

/** Staff Management: who works at the hotel. */
export function ListStaffScreen() {
  const list = useQuery(listStaffQuery(unfiltered));
  return (
    <>
      <PageHeader title="Staff Management" subtitle="Manage the people who work at your hotel" />
      <Panel flush title="All Staff">
        <DataTable
          label="Staff"
          columns={[
            {
              key: 'name',
              title: 'Staff Details',
              render: ({ usr_firstname, usr_lastname }) => `${usr_firstname} ${usr_lastname}`,
            },
          ]}
          rows={list.data?.staff ?? []}
          rowKey={({ user_id }) => user_id}
          loading={!list.data}
        />
      </Panel>
    </>
  );
}
