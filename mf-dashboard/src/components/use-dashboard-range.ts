import { useSearchParams } from 'react-router-dom';
import { readRange, withRange, type RangeValues } from '../domain/dashboard-range.ts';

export function useDashboardRange(): [RangeValues, (range: RangeValues) => void] {
  const [params, setParams] = useSearchParams();
  return [readRange(params), (range) => setParams(withRange(params, range))];
}
