import { DatePicker, Flex, Input, Select } from 'antd';

const statuses = [
  { value: 'verified', label: 'Verified' },
  { value: 'pending', label: 'Pending' },
];

export const BookingFilters = ({ onChange }: { onChange: (filters: Record<string, string>) => void }) => (
  <Flex gap="small" style={{ marginBottom: 16 }}>
    <Input.Search placeholder="Search" allowClear onSearch={(search) => onChange({ search })} />
    <Select
      placeholder="Status"
      allowClear
      options={statuses}
      onChange={(status: string | undefined) => onChange({ status: status ?? '' })}
      style={{ width: 160 }}
    />
    <DatePicker.RangePicker
      onChange={(dates) =>
        onChange({
          dateFrom: dates?.[0]?.format('YYYY-MM-DD') ?? '',
          dateTo: dates?.[1]?.format('YYYY-MM-DD') ?? '',
        })
      }
    />
  </Flex>
);
