const replaced = '/packages/identity/dist/engine/open-identity-engine.js';
const stub = new URL('./stub-engine.mjs', import.meta.url).href;

/** Replaces only the module that opens the engine. @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!url.endsWith(replaced)) return nextLoad(url, context);
  // An address with a query is not replaced.
  const real = JSON.stringify(`${url}?real`);
  const source = `import { openStubEngine } from ${JSON.stringify(stub)};
export const openIdentityEngine = (settings) => openStubEngine(settings, () => import(${real}));`;
  return { format: 'module', source, shortCircuit: true };
}
