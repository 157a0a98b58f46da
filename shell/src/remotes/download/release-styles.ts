const links = new Map<string, HTMLLinkElement>();
const disabledBases = new Set<string>();

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

/** Gives the styles below `base` effect while the release is shown. Returns the way to take it away again. */
export function enableStyles(base: string): () => void {
  disabledBases.delete(base);
  applyAll(base, false);
  return () => {
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
