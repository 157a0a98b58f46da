import type { LoadableRelease } from '@suite/descriptor';
import { LoadFailure } from '../../transfer/load-failure.ts';
import { fileUrl, integrityOf } from './integrity.ts';

/**
 * Puts every script of a fetched release into the page's map of modules, each verified by its hash. Whatever its code
 * imports then, at once or later, comes from there: an import of its own has no hash and would not be verified. All of
 * them at once, since some browsers also load what a module imports.
 * @throws LoadFailure
 */
export async function attachModules(release: LoadableRelease): Promise<void> {
  const scripts = [release.entry, ...release.preload].filter((file) => !file.endsWith('.css'));
  await Promise.all(scripts.map((file) => attachModule(fileUrl(release, file))));
}

function attachModule(url: string): Promise<void> {
  const link = document.createElement('link');
  // Where it is not supported nothing would be verified, and nothing would be said of it.
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
