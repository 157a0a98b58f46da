/** Imports an ES module by its address, past the loader that the shell is built with. */
export function importModule(url: string): Promise<object> {
  return import(/* webpackIgnore: true */ url) as Promise<object>;
}
