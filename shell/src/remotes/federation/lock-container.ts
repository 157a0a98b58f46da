import type { LoadableRelease } from '@suite/descriptor';
import { LoadFailure } from '../../transfer/load-failure.ts';
import { fileUrl } from '../download/integrity.ts';

// Code of a remote may replace these built-ins.
const { apply, defineProperty, getOwnPropertyDescriptor } = Reflect;
const currentScript = getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get;
const srcOf = getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src')?.get;
const { startsWith } = String.prototype;
const locked = new Set<string>();

/** Reserves the container for the release's own scripts, because others could replace its page. Throws LoadFailure. */
export function lockContainer(release: LoadableRelease): void {
  const { container } = release;
  if (locked.has(container)) return;
  const isOwnScript = () => isScriptBelow(fileUrl(release, ''));
  let exported: unknown;
  let chunks: unknown;
  lock(container, {
    get: () => exported,
    set: (value: unknown) => {
      if (exported === undefined && isOwnScript()) exported = value;
    },
  });
  lock(`webpackChunk${container}`, {
    get: () => (isOwnScript() ? chunks : undefined),
    set: (value: unknown) => {
      if (isOwnScript()) chunks = value;
    },
  });
  locked.add(container);
}

function lock(name: string, accessor: Pick<PropertyDescriptor, 'get' | 'set'>): void {
  if (defineProperty(globalThis, name, { ...accessor, enumerable: true })) return;
  throw new LoadFailure(`Code of another remote holds the global ${name}: load the page again`, {
    canRecover: false,
  });
}

function isScriptBelow(base: string): boolean {
  const script: unknown = currentScript && apply(currentScript, document, []);
  return Boolean(script && srcOf && apply(startsWith, apply(srcOf, script, []), [base]));
}
