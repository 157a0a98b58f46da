import { expect, type Browser, type BrowserContext } from '@playwright/test';

/** Waits for an announced message, even if it has disappeared. A second call waits for a later message. */
export type ExpectAnnounced = (text: string | RegExp) => Promise<void>;

// A worker runs one test at a time, but a context can outlive its test.
let announced: string[] = [];
const watched = new WeakSet<BrowserContext>();

export function watchAnnouncements(browser: Browser): { expectAnnounced: ExpectAnnounced; stop(): void } {
  announced = [];
  browser.contexts().forEach(watch);
  browser.on('context', watch);
  return {
    expectAnnounced: (text) => expectAnnounced(browser, text),
    stop: () => browser.off('context', watch),
  };
}

async function expectAnnounced(browser: Browser, text: string | RegExp): Promise<void> {
  const matches = (one: string) => (typeof text === 'string' ? one.includes(text) : text.test(one));
  // "Booking deleted" also starts another message, so exact matches come first.
  const found = () =>
    announced.includes(String(text)) ? announced.indexOf(String(text)) : announced.findIndex(matches);
  await expect
    .poll(
      async () => {
        await answerDialogs(browser);
        return found() < 0 ? announced : 'announced';
      },
      `an announcement of ${String(text)}`,
    )
    .toBe('announced');
  announced.splice(found(), 1);
}

/** Playwright runs locator handlers only before assertions about a page. */
async function answerDialogs(browser: Browser): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  await Promise.all(pages.map((page) => expect(page.locator('html')).toBeAttached())).catch(() => undefined);
}

function watch(context: BrowserContext): void {
  if (watched.has(context)) return;
  watched.add(context);
  void context
    .exposeBinding('recordAnnouncement', (_, text: string) => announced.push(text))
    .catch(() => undefined);
  void context.addInitScript(observeAnnouncements).catch(() => undefined);
}

function observeAnnouncements(): void {
  const selector = '[role=alert], [role=status]';
  const recorded = new WeakMap<Element, string>();
  const record = (element: Element) => {
    const buttons = [...element.querySelectorAll('button')];
    const text = buttons.reduce((left, button) => left.replace(button.textContent, ''), element.textContent);
    if (!text || recorded.get(element) === text) return;
    recorded.set(element, text);
    (Reflect.get(globalThis, 'recordAnnouncement') as (text: string) => void)(text);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(selector);
      if (around) record(around);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(selector)) record(node);
        node.querySelectorAll(selector).forEach(record);
      }
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
