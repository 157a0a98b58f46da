export function importModule(url: string): Promise<object> {
  return import(/* webpackIgnore: true */ url) as Promise<object>;
}
