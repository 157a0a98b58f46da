const links = new Map<string, HTMLLinkElement>();
const disabledBases = new Set<string>();
const places = new Map<string, number>();

/** Styles of a release that is not shown stay disabled. */
export function trackStyle(link: HTMLLinkElement, url: string): void {
  links.set(url, link);
  const drop = () => links.delete(url);
  link.addEventListener('error', drop, { once: true });
  link.addEventListener(
    'load',
    () =>
      apply(
        link,
        [...disabledBases].some((base) => url.startsWith(base)),
      ),
    { once: true },
  );
}

export function enableStyles(base: string): () => void {
  const add = (count: number) => {
    const left = (places.get(base) ?? 0) + count;
    places.set(base, left);
    return left;
  };
  if (add(1) === 1) {
    disabledBases.delete(base);
    applyAll(base, false);
  }
  return () => {
    if (add(-1) > 0) return;
    disabledBases.add(base);
    applyAll(base, true);
  };
}

function applyAll(base: string, rests: boolean): void {
  for (const [url, link] of links) if (url.startsWith(base)) apply(link, rests);
}

// Disabling the link instead would discard its sheet and load it again.
function apply(link: HTMLLinkElement, rests: boolean): void {
  if (link.sheet) link.sheet.disabled = rests;
}
