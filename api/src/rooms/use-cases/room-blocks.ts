import type { QueryOf } from '@suite/contracts/http';
import type { CreateBlockPayload, listBlocksEndpoint, RoomBlock } from '@suite/contracts/rooms';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { requireRunHotel } from '../../hotels/hotels.public.ts';
import {
  deleteBlockRow,
  endBlockRow,
  findBlock,
  findBlocks,
  findToday,
  insertBlock,
  lockRoomNights,
} from '../room-nights.repository.ts';
import { lockRoom } from '../rooms.repository.ts';
import { refuseTaken } from './refuse-taken.ts';

export async function listBlocks(
  db: Database,
  caller: Caller,
  { from: asked, to }: NonNullable<QueryOf<typeof listBlocksEndpoint>>,
): Promise<RoomBlock[]> {
  const hotel_id = requireRunHotel(caller);
  const from = asked || (await findToday(db, hotel_id));
  return to && to < from ? [] : findBlocks(db, hotel_id, { from, to: to || undefined });
}

/** @throws DomainError PERMISSION_DENIED, VALIDATION_ERROR, NOT_FOUND, CONFLICT */
export async function createBlock(
  db: Database,
  caller: Caller,
  block: CreateBlockPayload,
): Promise<RoomBlock> {
  const hotel_id = requireRunHotel(caller);
  if (block.from < (await findToday(db, hotel_id))) {
    throw new DomainError('VALIDATION_ERROR', 'STAY_OVER_FOR_MOVE', {}, 'from');
  }
  return db.transaction(async (tx) => {
    await lockRoomNights(tx, hotel_id);
    if (!(await lockRoom(tx, hotel_id, block.room_id))) {
      throw new DomainError('NOT_FOUND', 'ROOM_NOT_FOUND', {}, 'room_id');
    }
    const created = await refuseTaken(tx, { hotel_id, field: 'room_id' }, [block], (savepoint) =>
      insertBlock(savepoint, hotel_id, block, caller.user_id),
    );
    await recordBlock(tx, caller, hotel_id, 'create-block', created);
    return created;
  });
}

/** A block that started before today ends today, so that its nights remain in the history. */
export async function deleteBlock(db: Database, caller: Caller, id: number): Promise<void> {
  const hotel_id = requireRunHotel(caller);
  await db.transaction(async (tx) => {
    await lockRoomNights(tx, hotel_id);
    const today = await findToday(tx, hotel_id);
    const block = await findBlock(tx, hotel_id, id);
    if (!block || block.to <= today) throw new DomainError('NOT_FOUND', 'ROOM_BLOCK_NOT_FOUND');
    if (block.kind === 'external') {
      throw new DomainError('CONFLICT', 'ROOM_BLOCK_EXTERNAL', { calendar: block.reason });
    }
    if (block.from < today) await endBlockRow(tx, hotel_id, id, today);
    else await deleteBlockRow(tx, hotel_id, id);
    await recordBlock(tx, caller, hotel_id, 'delete-block', block);
  });
}

function recordBlock(
  tx: Database,
  actor: Caller,
  hotel_id: number,
  action: 'create-block' | 'delete-block',
  { room_id, id: _, created_by: _author, ...details }: RoomBlock,
): Promise<void> {
  return recordAudit(tx, { actor, hotel_id, action, subject_type: 'room', subject_id: room_id, details });
}
