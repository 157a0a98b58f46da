const contentTypes: readonly (readonly [string, string])[] = [
  ['.js', 'text/javascript; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.wasm', 'application/wasm'],
];

export function contentTypeOf(path: string): string {
  return contentTypes.find(([ending]) => path.endsWith(ending))?.[1] ?? 'application/octet-stream';
}
