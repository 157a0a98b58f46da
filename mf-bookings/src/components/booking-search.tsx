import type { ChangeFilters } from '@suite/remote-kit';
import { FormField, SearchInput } from '@suite/ui';
import { longestSearch, type BookingFilters } from '../domain/booking-filters.ts';
import { t } from '../languages/catalog.ts';

interface BookingSearchProps {
  search: string;
  onChange: ChangeFilters<BookingFilters>;
  placeholder: string;
}

export function BookingSearch({ search, onChange, placeholder }: BookingSearchProps) {
  return (
    <FormField label={t('Search')}>
      <SearchInput
        value={search}
        // Refining a search leaves one step in the history instead of one for each pause.
        onChange={(next) => onChange({ search: next }, { replace: search !== '' && next !== '' })}
        placeholder={placeholder}
        maxLength={longestSearch}
      />
    </FormField>
  );
}
