const links = new Map<string, HTMLLinkElement>();
const disabledBases = new Set<string>();
/** How many places in the page show a release. */
const places = new Map<string, number>();

/** Remembers a style that a release put into the page; styles of a release at rest stay without effect. */
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
    {
      once: true,
    },
  );
}

/** Gives the styles below `base` effect while the release is shown anywhere. Returns the way to end that. */
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

// The sheet, not the link: a link switched off forgets its sheet and has to load it again.
function apply(link: HTMLLinkElement, rests: boolean): void {
  if (link.sheet) link.sheet.disabled = rests;
}
