class NeverInView implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** Tests look at no canvas: charts count as far below the visible part of the page, and are not fetched. */
export function stayOutOfView(): void {
  globalThis.IntersectionObserver = NeverInView;
}
