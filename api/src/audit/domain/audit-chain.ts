import { createHash } from 'node:crypto';

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

export interface AuditProblem {
  kind: 'changed' | 'removed' | 'inserted';
  /** Null when the record was deleted with its seal. */
  record_id: number | null;
}

/** A copy stored elsewhere reveals a truncated or rewritten chain. */
export interface ChainHead {
  chain: number;
  position: number;
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

/** Continues from the stored seal after a problem, so that each problem is reported once. */
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

  readEnd(): void {
    for (const { chain, position } of this.#known.values()) {
      if ((this.heads.get(chain)?.position ?? 0) < position) {
        this.problems.push({ kind: 'removed', record_id: null });
      }
    }
  }
}
