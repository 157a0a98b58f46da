import { createHash, randomBytes } from 'node:crypto';

/** `all` includes the platform's own records; a number is the id of a hotel. */
export type AuditReach = 'all' | number | 'none';

export interface SealedRecord {
  chain: number;
  position: number;
  record_id: number;
  salt: Buffer | null;
  personal_digest: Buffer;
  hash: Buffer;
  /** Excludes the personal parts; null when the record was deleted. */
  content: string | null;
  personal: string | null;
  redaction: string | null;
}

export interface UnsealedRecord extends Pick<SealedRecord, 'chain' | 'position' | 'record_id'> {
  content: string;
  personal: string;
}

export interface Seal extends Pick<SealedRecord, 'chain' | 'position' | 'record_id'> {
  salt: Buffer;
  personal_digest: Buffer;
  hash: Buffer;
}

export interface AuditProblem {
  kind: 'changed' | 'removed' | 'inserted';
  /** Null when the record was deleted with its seal. */
  record_id: number | null;
}

/** A copy stored elsewhere reveals a truncated or rewritten chain. */
export interface ChainHead {
  chain: number;
  position: number;
  /** In hexadecimal; empty before the first seal. */
  hash: string;
}

export const redactionAction = 'redact-audit-records';
const blank = JSON.stringify(['', {}]);

const sha256 = (...parts: (Buffer | string)[]) =>
  parts
    .reduce<ReturnType<typeof createHash>>((hash, part) => hash.update(part), createHash('sha256'))
    .digest();

function isWhole(row: SealedRecord, previous: Buffer): boolean {
  const { salt, personal, content, personal_digest, hash } = row;
  if (content === null || personal === null) return false;
  const isPersonalWhole = salt
    ? sha256(salt, personal).equals(personal_digest)
    : personal.replaceAll(' ', '') === blank && row.redaction === redactionAction;
  return isPersonalWhole && sha256(previous, personal_digest, content).equals(hash);
}

/** The salt keeps an erased address or detail from being guessed from its digest. */
const saltBytes = 16;

/** @param records in the order of their positions, which continue the heads */
export function sealRecords(heads: readonly ChainHead[], records: readonly UnsealedRecord[]): Seal[] {
  const previous = new Map(heads.map(({ chain, hash }) => [chain, Buffer.from(hash, 'hex')]));
  return records.map(({ chain, position, record_id, content, personal }) => {
    const salt = randomBytes(saltBytes);
    const personal_digest = sha256(salt, personal);
    const hash = sha256(previous.get(chain) ?? '', personal_digest, content);
    previous.set(chain, hash);
    return { chain, position, record_id, salt, personal_digest, hash };
  });
}

/** Continues from the stored seal after a problem, so that the records after it are not reported, too. */
export class ChainReader {
  records = 0;
  redacted = 0;
  readonly problems: AuditProblem[] = [];
  readonly heads = new Map<number, ChainHead>();
  readonly #known: ReadonlyMap<number, ChainHead>;
  #last: { chain: number; position: number; hash: Buffer } | null = null;

  /** @param known heads of an earlier check, which must still be part of the chains */
  constructor(known: readonly ChainHead[] = []) {
    this.#known = new Map(known.map((head) => [head.chain, head]));
  }

  read(row: SealedRecord): void {
    const last = this.#last?.chain === row.chain ? this.#last : null;
    const expected = (last?.position ?? 0) + 1;
    if (row.position !== expected) this.problems.push({ kind: 'removed', record_id: null });
    if (row.content === null) this.problems.push({ kind: 'removed', record_id: row.record_id });
    else if (row.position === expected && !isWhole(row, last?.hash ?? Buffer.alloc(0))) {
      this.problems.push({ kind: 'changed', record_id: row.record_id });
    }
    const known = this.#known.get(row.chain);
    if (known?.position === row.position && known.hash !== row.hash.toString('hex')) {
      this.problems.push({ kind: 'changed', record_id: row.record_id });
    }
    this.records += 1;
    if (row.salt === null) this.redacted += 1;
    this.#last = { chain: row.chain, position: row.position, hash: row.hash };
    this.heads.set(row.chain, { ...this.#last, hash: row.hash.toString('hex') });
  }

  /** @param stored heads that the sealing left in the database */
  readEnd(stored: readonly ChainHead[]): void {
    const ends = new Map(stored.map((head) => [head.chain, head]));
    for (const chain of new Set([...ends.keys(), ...this.heads.keys()])) {
      const end = ends.get(chain) ?? { position: 0, hash: '' };
      const { position, hash } = this.heads.get(chain) ?? { position: 0, hash: '' };
      if (position !== end.position)
        this.problems.push({ kind: position < end.position ? 'removed' : 'inserted', record_id: null });
      else if (hash !== end.hash) this.problems.push({ kind: 'changed', record_id: null });
    }
    for (const { chain, position } of this.#known.values()) {
      if ((this.heads.get(chain)?.position ?? 0) < position) {
        this.problems.push({ kind: 'removed', record_id: null });
      }
    }
  }
}
