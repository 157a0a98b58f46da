import type { Readable } from 'node:stream';
import type { FileChoice } from '@suite/contracts/http';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { stayStateNames } from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { streamText } from '../../http/endpoints/stream-text.ts';
import { createTable } from '../../http/workbook/write-table.ts';
import type { Cell, SheetColumn } from '@suite/csv/workbook';
import { requireOwnHotel } from '../dashboard.policy.ts';
import { readMonth, type MonthStay, type MonthTotal } from '../months.repository.ts';

const mostAtOnce = 3;
let running = 0;

/** Each export occupies a connection until its client has read it. */
export async function exportMonth(
  db: Database,
  caller: Caller,
  { month, ...choice }: { month: string } & FileChoice,
): Promise<Readable> {
  const timeZone = caller.hotel_time_zone ?? 'UTC';
  const asked = { hotel_id: requireOwnHotel(caller), month: `${month}-01`, timeZone };
  if (running >= mostAtOnce) throw new DomainError('TOO_MANY_REQUESTS', 'TOO_MANY_EXPORTS');
  running += 1;
  return streamText(async (send) => {
    try {
      const file = createTable(send, choice, { name: month, columns: columnsIn(timeZone), timeZone });
      const totals = await readMonth(db, asked, (stays) => file.add(stays.map(stayCells)));
      await file.add(totalCells(totals));
      await file.end();
    } finally {
      running -= 1;
    }
  });
}

function columnsIn(timeZone: string): SheetColumn[] {
  const day = { width: 12, format: 'day' } as const;
  const moment = { width: 32, format: 'moment' } as const;
  const money = { width: 14, format: 'money' } as const;
  return [
    { header: 'Booking', width: 10 },
    { header: 'Room', width: 10 },
    { header: 'Room Type', width: 18 },
    { header: 'Check-in', ...day },
    { header: 'Check-out', ...day },
    { header: 'Nights', width: 8 },
    { header: 'Rate', ...money },
    { header: 'Amount', ...money },
    { header: 'Currency', width: 10 },
    { header: `Checked In At (${timeZone})`, ...moment },
    { header: `Checked Out At (${timeZone})`, ...moment },
    { header: 'Stay', width: 14 },
  ];
}

function stayCells(stay: MonthStay): Cell[] {
  return [
    stay.booking_id,
    stay.room_number,
    stay.room_type,
    stay.checkin_date,
    stay.stay_end,
    stay.nights,
    stay.nightly_rate,
    stay.amount,
    stay.currency,
    stay.checked_in_at,
    stay.checked_out_at,
    stayStateNames[stay.stay_state],
  ];
}

/** The first row has all nights; a further currency has a row of its own, since amounts of two are never added. */
function totalCells(totals: readonly MonthTotal[]): Cell[][] {
  const nights = totals.reduce((sum, total) => sum + total.nights, 0);
  const [first, ...others] = totals.filter(({ currency }) => currency !== null);
  const row = (count: number | null, total?: MonthTotal): Cell[] => [
    ...['Total', null, null, null, null, count, null, total?.amount ?? null, total?.currency ?? null],
    ...[null, null, null],
  ];
  return [row(nights, first), ...others.map((total) => row(null, total))];
}
