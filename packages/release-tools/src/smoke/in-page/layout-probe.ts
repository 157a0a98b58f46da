export type LayoutLines = Record<string, string>;

export const comparedProperties = [
  'display',
  'visibility',
  'opacity',
  'position',
  'float',
  'color',
  'background-color',
  'background-image',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'line-height',
  'letter-spacing',
  'text-align',
  'text-transform',
  'text-decoration-line',
  'margin',
  'padding',
  'border',
  'border-radius',
  'box-sizing',
  'overflow-x',
  'overflow-y',
  'pointer-events',
  'user-select',
  'transform',
  'filter',
  'z-index',
  'cursor',
  'direction',
  'flex-direction',
  'align-items',
  'justify-content',
  'gap',
  'zoom',
];

/** Reads the page in an isolated world. `outside` ignores the remote's content and heights that depend on it. */
export function readLayout(outside: boolean, properties: readonly string[]): LayoutLines {
  const content = document.querySelector('#content');
  const lines: LayoutLines = {};
  const skipped = new Set(['SCRIPT', 'STYLE', 'LINK', 'HEAD', 'TEMPLATE', 'NOSCRIPT']);
  const read = (element: Element, place: string) => {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const grows = outside && element.contains(content);
    const sizes = [box.left, box.width, ...(grows ? [] : [box.top, box.height])];
    const values = properties.map((name) => style.getPropertyValue(name));
    lines[place] = [...sizes.map((size) => Math.round(size)), ...values].join('|');
    if (outside && element === content) return;
    const seen = new Map<string, number>();
    for (const child of element.children) {
      if (skipped.has(child.tagName)) continue;
      const name = `${child.tagName.toLowerCase()}${child.id && `#${child.id}`}`;
      const before = seen.get(name) ?? 0;
      seen.set(name, before + 1);
      read(child, `${place} > ${name}${before > 0 ? `:${before + 1}` : ''}`);
    }
  };
  scrollTo(0, 0);
  read(document.documentElement, 'html');
  return lines;
}

/** `failed` means the shell's error card for a remote of this title. */
export function readPlace(title: string): 'loading' | 'failed' | 'mounted' | 'gone' {
  const root = document.querySelector('#root');
  const content = document.querySelector('#content');
  const place = content ?? root;
  if (!root?.firstElementChild || !place) return 'gone';
  if (document.querySelector('#smoke-run-button')) return 'loading';
  const isCard = (heading: Element) => heading.textContent === `${title} is not available`;
  if ([...document.querySelectorAll('[role="alert"] h1')].some(isCard)) return 'failed';
  const shown = [...place.querySelectorAll('*')].filter((element) => {
    const isWaiting =
      element.getAttribute('aria-busy') === 'true' ||
      element.closest('[role="status"]') !== null ||
      element.querySelector('[role="status"]') !== null;
    const isFrame = element === content?.firstElementChild;
    return element.childElementCount === 0 && !isWaiting && !isFrame && element.getClientRects().length > 0;
  });
  return shown.length > 0 ? 'mounted' : 'loading';
}

export function pressButton(): string {
  const button = document.querySelector('#smoke-run-button');
  if (!(button instanceof HTMLElement)) return 'its button is gone';
  const box = button.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  if (!hit || !button.contains(hit)) return `<${hit?.tagName.toLowerCase() ?? 'nothing'}> lies over it`;
  button.click();
  return '';
}
