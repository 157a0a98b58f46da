import { createHash } from 'node:crypto';

export interface DocumentRemote {
  name: string;
  version: string;
  release: string;
  container: string;
  base: string;
  entry: string;
  preload: string[];
  files: Record<string, string>;
  shared: Record<string, string>;
  fallback?: Omit<DocumentRemote, 'name' | 'fallback'>;
}

export interface VariantEdit {
  text?: [from: string, to: string];
  /** Replaces a file, found by a part of its name. */
  file?: [part: string, (container: string) => string];
  shared?: [from: string, to: string];
  padding?: number;
}

export interface Variant {
  remote: DocumentRemote;
  files: Map<string, Buffer>;
}

/** Creates another release by renaming the build inside the files: new container, address and hashes. */
export function makeVariant(original: Variant, id: number, edit: VariantEdit = {}): Variant {
  const { remote } = original;
  const build = remote.container.split('_').at(-1) ?? '';
  const otherBuild = id.toString(16).padStart(build.length, '0');
  const renamed = (text: string) => text.replaceAll(build, otherBuild);
  const container = renamed(remote.container);
  const files = new Map<string, Buffer>();
  for (const [name, bytes] of original.files) {
    let text = renamed(bytes.toString('utf8'));
    if (edit.text) text = text.replaceAll(...edit.text);
    if (edit.shared) text = text.replaceAll(...edit.shared);
    if (edit.file && name.includes(edit.file[0])) text = edit.file[1](container);
    if (edit.padding && /\.(js|css)$/.test(name)) text += `/*${'-'.repeat(edit.padding)}*/`;
    files.set(renamed(name), Buffer.from(text));
  }
  const release = `${remote.version}-${id.toString(16).padStart(12, 'f')}`;
  return {
    files,
    remote: {
      ...remote,
      release,
      container,
      entry: renamed(remote.entry),
      base: `/releases/${remote.name}/${release}/`,
      files: Object.fromEntries([...files].map(([name, bytes]) => [name, sha384(bytes)])),
      shared: edit.shared
        ? Object.fromEntries(
            Object.entries(remote.shared).map(([name, range]) => [name.replace(...edit.shared!), range]),
          )
        : remote.shared,
    },
  };
}

function sha384(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
