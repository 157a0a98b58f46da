const answer = window.matchMedia.bind(window);

export function matchMediaQueries(matching: readonly string[]): void {
  window.matchMedia = (query) => Object.assign(answer(query), { matches: matching.includes(query) });
}
