import { createHash } from 'node:crypto';
import { liveFile } from './developing-config.mjs';

/**
 * Returns the only file that a development release lists; it is constant and loads the files that change.
 * @param {{ base: string, container: string }} where
 */
export function loadingEntry({ base, container }) {
  const name = JSON.stringify(container);
  return `(() => {
  let live;
  const load = () => new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = ${JSON.stringify(new URL(liveFile, base).href)};
    script.crossOrigin = 'anonymous';
    script.onload = () => resolve(globalThis[${name}]);
    script.onerror = () => {
      live = undefined;
      script.remove();
      reject(Object.assign(new Error(script.src + ' did not arrive'), { name: 'ScriptNetworkError' }));
    };
    document.head.append(script);
  });
  const whenLive = () => (live ??= load());
  globalThis[${name}] = {
    init: async (...given) => (await whenLive()).init(...given),
    get: async (module) => (await whenLive()).get(module),
  };
})();
`;
}

/**
 * @param {{ descriptor: { name: string }, version: string, build: string, container: string, shared: object }} facts
 * @param {string} entry
 */
export function developingRelease(facts, entry) {
  const file = `remoteEntry.${facts.build}.js`;
  const hash = createHash('sha384').update(entry).digest('base64');
  return {
    name: facts.descriptor.name,
    ...facts,
    entry: file,
    preload: [],
    files: { [file]: `sha384-${hash}` },
  };
}
