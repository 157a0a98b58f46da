import {
  createBlockEndpoint,
  deleteBlockEndpoint,
  listBlocksEndpoint,
  type CreateBlockPayload,
  type RoomBlock,
} from '@suite/contracts/rooms';
import { refusal, type FakeApi } from '@suite/testing/fake-api';
import type { StoredHotel } from './fake-hotel-profile.ts';

export function answerRoomBlocks(api: FakeApi, stored: StoredHotel): void {
  api
    .on(listBlocksEndpoint, () => ({ blocks: stored.blocks }))
    .on(createBlockEndpoint, ({ body }) => {
      const wanted = body as CreateBlockPayload;
      const room_number = stored.rooms.find(({ id }) => id === wanted.room_id)?.room_number ?? '';
      const other = stored.blocks.find(
        ({ room_id, from, to }) => room_id === wanted.room_id && from < wanted.to && wanted.from < to,
      );
      if (other) {
        const message = `Room ${room_number} is blocked from ${other.from} to ${other.to}: ${other.reason}`;
        throw refusal(409, { message, errorType: 'CONFLICT', errors: [{ field: 'room_id', message }] });
      }
      const id = Math.max(0, ...stored.blocks.map((block) => block.id)) + 1;
      const block: RoomBlock = { ...wanted, id, room_number, created_by: 'Ana Reis' };
      stored.blocks = [...stored.blocks, block];
      return block;
    })
    .on(deleteBlockEndpoint, ({ url }) => {
      const block = stored.blocks.find(({ id }) => url.endsWith(`/${id}`));
      const message = 'This block was not found. It may have ended.';
      if (!block) throw refusal(404, { message, errorType: 'NOT_FOUND' });
      stored.blocks = stored.blocks.filter((one) => one !== block);
      return {};
    });
}
