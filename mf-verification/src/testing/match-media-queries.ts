const answer = window.matchMedia.bind(window);

/** Makes these media queries match and all others not. */
export function matchMediaQueries(matching: readonly string[]): void {
  window.matchMedia = (query) => Object.assign(answer(query), { matches: matching.includes(query) });
}
