import { DomainError } from '../../errors/domain-error.ts';

interface ReadingLimits {
  maxWaiting: number;
  maxWaitMs: number;
}

const retryAfterSeconds = 10;

/** Reads one file at a time. Of a hotel at most one is read or waits, so that no hotel takes the turns of others. */
export function openReadingTurns({ maxWaiting, maxWaitMs }: ReadingLimits) {
  const hotels = new Set<number>();
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<Table>(read: () => Promise<Table>): Promise<Table> {
    return new Promise((resolve, reject) => {
      let isWaiting = true;
      const timer = setTimeout(() => {
        isWaiting = false;
        reject(busy());
      }, maxWaitMs);
      last = last.then(() => {
        clearTimeout(timer);
        return isWaiting ? read().then(resolve, reject) : undefined;
      });
    });
  }

  /** @throws DomainError CONFLICT, UNAVAILABLE */
  return async <Table>(hotel_id: number, read: () => Promise<Table>): Promise<Table> => {
    if (hotels.has(hotel_id)) throw new DomainError('CONFLICT', 'IMPORT_FILE_BEING_READ');
    if (hotels.size > maxWaiting) throw busy();
    hotels.add(hotel_id);
    return inTurn(read).finally(() => hotels.delete(hotel_id));
  };
}

function busy(): DomainError {
  return Object.assign(new DomainError('UNAVAILABLE', 'IMPORT_READER_BUSY'), { retryAfterSeconds });
}
