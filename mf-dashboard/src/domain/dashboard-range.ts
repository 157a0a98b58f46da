import { checkForm, type CheckedForm } from '@suite/contracts/forms';
import { dashboardRangeSchema, type DashboardRange } from '@suite/contracts/dashboard';

/** An empty day leaves the choice to the server. */
export interface RangeValues {
  from: string;
  to: string;
}

export const noRange: RangeValues = { from: '', to: '' };

export function checkRange(values: RangeValues): CheckedForm<DashboardRange> {
  return checkForm(dashboardRangeSchema, values);
}

/** Treats invalid values as absent. */
export function readRange(params: URLSearchParams): RangeValues {
  const values = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  return checkRange(values).value ? values : noRange;
}

export function withRange(params: URLSearchParams, { from, to }: RangeValues): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, day] of Object.entries({ from, to })) {
    if (day) next.set(name, day);
    else next.delete(name);
  }
  return next;
}
