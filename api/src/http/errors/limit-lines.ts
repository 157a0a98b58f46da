type WriteLine = (fields: object) => void;

export type LineLimit = (kind: string, write: WriteLine) => void;

const maxKinds = 200;

/** Bounds the lines that callers or an outage can cause: two per kind and interval, for at most 200 kinds. */
export function openLineLimit(intervalMs: number): LineLimit {
  const kinds = new Map<string, { repeated: number; write: WriteLine }>();

  function begin(kind: string, write: WriteLine): void {
    kinds.set(kind, { repeated: 0, write });
    setTimeout(() => {
      const counted = kinds.get(kind);
      kinds.delete(kind);
      if (counted?.repeated) counted.write({ repeated: counted.repeated });
    }, intervalMs).unref();
  }

  return (kind, write) => {
    const bounded = kinds.has(kind) || kinds.size < maxKinds ? kind : 'other kinds';
    const known = kinds.get(bounded);
    if (known) Object.assign(known, { repeated: known.repeated + 1, write });
    else {
      begin(bounded, write);
      write({});
    }
  };
}
