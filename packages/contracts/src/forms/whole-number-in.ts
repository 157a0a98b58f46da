export function wholeNumberIn(params: URLSearchParams, name: string, most: number): number | null {
  const text = params.get(name) ?? '';
  const value = Number(text);
  return /^\d+$/.test(text) && value >= 1 && value <= most ? value : null;
}
