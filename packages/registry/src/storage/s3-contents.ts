interface Upload {
  folder: string;
  upload: string;
  keys: string[];
  /** Its newest object was written at this time, in milliseconds. */
  changed: number;
}

export function listContents(objects: readonly { key: string; changed: number }[]): {
  whole: Set<string>;
  uploads: Upload[];
} {
  const whole = new Set<string>();
  const uploads = new Map<string, Upload>();
  for (const { key, changed } of objects) {
    const index = /^([^/]+\/[^/]+)\/index\.json$/.exec(key);
    if (index?.[1] !== undefined) whole.add(index[1]);
    const part = /^([^/]+\/[^/]+)\/([^/]+)\/./.exec(key);
    if (part?.[1] === undefined || part[2] === undefined) continue;
    const [, folder, upload] = part;
    const found = uploads.get(`${folder}/${upload}`) ?? { folder, upload, keys: [], changed };
    found.keys.push(key);
    found.changed = Math.max(found.changed, changed);
    uploads.set(`${folder}/${upload}`, found);
  }
  return { whole, uploads: [...uploads.values()] };
}
