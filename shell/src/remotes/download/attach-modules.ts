import type { LoadableRelease } from '@suite/descriptor';
import { LoadFailure } from '../../transfer/load-failure.ts';
import { fileUrl, integrityOf } from './integrity.ts';

/** Adds all scripts with their hashes, because later imports have no hash. Throws LoadFailure. */
export async function attachModules(release: LoadableRelease): Promise<void> {
  const scripts = [release.entry, ...release.preload].filter((file) => !file.endsWith('.css'));
  await Promise.all(scripts.map((file) => attachModule(fileUrl(release, file))));
}

function attachModule(url: string): Promise<void> {
  const link = document.createElement('link');
  // Without support nothing would be verified, and no error would occur.
  if (!link.relList.supports('modulepreload'))
    throw new LoadFailure('This browser cannot verify ES modules', { canRecover: false });
  const attached = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () =>
      reject(new LoadFailure(`${url} could not be put into the page`, { canRecover: true })),
    );
  });
  Object.assign(link, {
    rel: 'modulepreload',
    crossOrigin: 'anonymous',
    integrity: integrityOf(url),
    href: url,
  });
  document.head.append(link);
  return attached.finally(() => link.remove());
}
