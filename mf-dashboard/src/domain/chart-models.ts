import type {
  DailyBookings,
  HotelAdminDashboard,
  StaffDashboard,
  SuperAdminDashboard,
} from '@suite/contracts/dashboard';
import { translateMessage } from '@suite/i18n';
import { t } from '../languages/catalog.ts';
import { dayLabel, hourLabel, monthLabel } from './display-time.ts';

type Months = SuperAdminDashboard['monthlyData'];

export function monthlyGrowthChart(months: Months): ChartModel {
  return {
    title: t('Monthly Growth'),
    kind: 'columns',
    columns: [t('Month'), t('Hotels')],
    rows: months.map(({ month, hotels }) => [monthLabel(month), hotels]),
    emptyText: t('No hotel registered in this time.'),
  };
}

/** Draws the main currency; the table lists all other currencies. */
export function revenueTrendChart(months: Months, currency: string | null): ChartModel {
  const named = months.flatMap(({ revenueByCurrency }) => revenueByCurrency.map((each) => each.currency));
  const others = [...new Set(named)].filter((name) => name !== currency).sort();
  const title = (name: string | null) =>
    name === null ? t('Revenue') : t('Revenue ({currency})', { currency: name });
  return {
    title: t('Revenue Trend'),
    kind: 'area',
    columns: [t('Month'), title(currency), ...others.map(title)],
    rows: months.map(({ month, revenue, revenueByCurrency }) => [
      monthLabel(month),
      revenue,
      ...others.map((name) => revenueByCurrency.find((each) => each.currency === name)?.revenue ?? 0),
    ]),
    emptyText: t('No revenue in this time.'),
  };
}

function dailyBookingsChart(
  title: string,
  days: readonly DailyBookings[],
  kind: 'columns' | 'area',
): ChartModel {
  return {
    title,
    kind,
    columns: [t('Day'), t('Bookings')],
    rows: days.map(({ day, bookings }) => [dayLabel(day), bookings]),
    emptyText: t('No bookings were made in this time.'),
  };
}

export function weeklyPerformanceChart(days: readonly DailyBookings[]): ChartModel {
  return dailyBookingsChart(t('Weekly Performance'), days, 'columns');
}

export function weeklyActivityChart(days: readonly DailyBookings[]): ChartModel {
  return dailyBookingsChart(t('Weekly Activity'), days, 'area');
}

export function rushHoursChart(hours: HotelAdminDashboard['rushHours']): ChartModel {
  return {
    title: t('Rush Hours Analysis'),
    kind: 'columns',
    columns: [t('Hour'), t('Check-ins')],
    rows: hours.map(({ hour, checkins }) => [hourLabel(hour), checkins]),
    emptyText: t('No guests checked in during this time.'),
  };
}

export function roomStatusChart(states: StaffDashboard['roomStatus']): ChartModel {
  return {
    title: t('Room Status Overview'),
    kind: 'donut',
    columns: [t('Status'), t('Rooms')],
    rows: states.map(({ status, count }) => [translateMessage(status), count]),
    colors: states.map(({ color }) => color),
    emptyText: t('The hotel has not set up its rooms yet.'),
  };
}

/** The first column contains the subject of each row. */
export interface Figures {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** The first column is along the axis, the second is drawn, and further ones are in the table alone. */
export interface ChartModel extends Figures {
  title: string;
  kind: 'columns' | 'area' | 'donut';
  /** Each row has a colour; without colours all rows look alike. */
  colors?: readonly string[] | undefined;
  emptyText: string;
}

export function showsSomething({ rows }: Figures): boolean {
  return rows.some(([, value]) => Number(value) > 0);
}
