import { Select } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { personName } from '../../domain/housekeeping.ts';
import { t } from '../../languages/catalog.ts';
import { allDutyQuery } from '../../queries/housekeeping.ts';

interface StaffSelectProps {
  value: number | null;
  onChange: (user_id: number | null) => void;
  unassigned: string;
  /** Names a control outside of a form field. */
  label?: string | undefined;
}

export function StaffSelect({ value, onChange, unassigned, label }: StaffSelectProps) {
  const { data = [] } = useQuery(allDutyQuery);
  const inTurn = [...data].sort((a, b) => Number(b.is_on_duty) - Number(a.is_on_duty));
  return (
    <Select
      label={label}
      value={value === null ? 'nobody' : String(value)}
      options={[
        { value: 'nobody', label: unassigned },
        ...inTurn.map((person) => ({
          value: String(person.user_id),
          label: person.is_on_duty
            ? personName(person)
            : t('{name} (off duty)', { name: personName(person) }),
        })),
      ]}
      onChange={(chosen) => onChange(chosen === 'nobody' ? null : Number(chosen))}
    />
  );
}
