import type { LoadableRelease } from '@suite/descriptor';
import { whenLinked } from '../../download/attach-files.ts';
import { fileUrl, stampIntegrity } from '../../download/integrity.ts';

export interface MountRoot {
  host: HTMLElement;
  root: ShadowRoot;
  element: HTMLElement;
  overlay: HTMLElement;
}

export function createMountRoot(): MountRoot {
  const host = document.createElement('div');
  host.ariaBusy = 'true';
  const root = host.attachShadow({ mode: 'open' });
  const [element, overlay] = [document.createElement('div'), document.createElement('div')];
  root.append(element, overlay);
  return { host, root, element, overlay };
}

/** Verifies each style by its hash. Throws LoadFailure. */
export async function linkStyles(root: ShadowRoot, release: LoadableRelease): Promise<void> {
  const styles = release.preload.filter((file) => file.endsWith('.css'));
  await Promise.all(styles.map((file) => linkStyle(root, fileUrl(release, file))));
}

function linkStyle(root: ShadowRoot, url: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url });
  const linked = whenLinked(link, url);
  stampIntegrity(link);
  root.prepend(link);
  return linked;
}
