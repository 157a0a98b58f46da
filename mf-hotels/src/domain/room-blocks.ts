import type { CreateBlockPayload, RoomBlock } from '@suite/contracts/rooms';
import { formatCalendarDate } from '@suite/i18n/dates';
import { t } from '../languages/catalog.ts';

export function blockKindName(kind: string): string {
  if (kind === 'external') return t('External calendar');
  return kind === 'out_of_service' ? t('Out of service') : t('Out of order');
}

export function blockOn(
  day: string,
  room_id: number,
  blocks: readonly RoomBlock[] | undefined,
): RoomBlock | undefined {
  return blocks?.find((block) => block.room_id === room_id && block.from <= day && day < block.to);
}

export function describeBlock({ kind, to, reason }: RoomBlock): string {
  const date = formatCalendarDate(to) ?? to;
  return t('{kind} until {date}: {reason}', { kind: blockKindName(kind), date, reason });
}

/** A block that people entered; external ones end in their calendar. */
export type EnteredBlock = RoomBlock & Pick<CreateBlockPayload, 'kind'>;

export const isEntered = (block: RoomBlock): block is EnteredBlock => block.kind !== 'external';

/** The nights before today are over, so that a block that is restored begins today. */
export function restoredBlock({ room_id, from, to, kind, reason }: EnteredBlock, today: string | undefined) {
  return { room_id, from: today && today > from ? today : from, to, kind, reason };
}
