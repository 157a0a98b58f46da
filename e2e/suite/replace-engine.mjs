const replaced = '/packages/identity/dist/engine/open-identity-engine.js';
const stub = new URL('./stub-engine.mjs', import.meta.url).href;

/** Loads the stub in the place of what opens the engine; everything else as it is. @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!url.endsWith(replaced)) return nextLoad(url, context);
  const source = `export { openIdentityEngine } from ${JSON.stringify(stub)};`;
  return { format: 'module', source, shortCircuit: true };
}
