import type { Browser, CDPSession, Page } from 'playwright-core';

/** The page exceeded its time limit, usually because of an endless script. */
export class HungPage extends Error {
  override name = 'HungPage';
}

/** The document was reloaded or left, its process ended, or its built-in functions fail. */
export class LostPage extends Error {
  override name = 'LostPage';
}

/** The shell could not be shown; the release is not the cause. */
export class ShellFailure extends Error {
  override name = 'ShellFailure';
}

export interface SmokePage {
  page: Page;
  /** Evaluates in the page's world. @throws HungPage, LostPage */
  run<T>(expression: string): Promise<T>;
  /** Evaluates in an isolated world. @throws HungPage, LostPage */
  look<T>(expression: string): Promise<T>;
  open(address: string): Promise<void>;
  /** Uncaught errors of the release, also those that React reports. */
  thrown: string[];
  interrupt(): Promise<void>;
  picture(file: string): Promise<boolean>;
  close(): Promise<void>;
}

export interface PageOptions {
  base: string;
  script: string;
  hangMs: number;
  prepare: (page: Page) => Promise<void>;
}

const pictureMs = 3_000;

export async function openSmokePage(
  browser: Browser,
  { base, script, hangMs, prepare }: PageOptions,
): Promise<SmokePage> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Runtime.enable');
  const thrown = watchThrown(cdp, base);
  await page.addInitScript({ content: script });
  await prepare(page);
  let world: number | undefined;

  const evaluate = async <T>(expression: string, contextId?: number): Promise<T> => {
    const answer = await within(
      hangMs,
      cdp
        .send('Runtime.evaluate', {
          expression,
          returnByValue: true,
          ...(contextId !== undefined && { contextId }),
        })
        .catch(() => {
          throw new LostPage('it was reloaded, left or ended');
        }),
    );
    const failed = answer.exceptionDetails?.exception;
    if (failed) throw new LostPage(firstLine(failed.description ?? String(failed.value)));
    return answer.result.value as T;
  };
  return {
    page,
    thrown,
    run: (expression) => evaluate(expression),
    look: (expression) => evaluate(expression, world),
    async open(address) {
      const answer = await page.goto(address, { waitUntil: 'domcontentloaded' }).catch(() => null);
      if (!answer?.ok()) throw new ShellFailure(`${address} answers with no page of a shell`);
      const { frameTree } = await cdp.send('Page.getFrameTree');
      const made = await cdp.send('Page.createIsolatedWorld', {
        frameId: frameTree.frame.id,
        worldName: 'smoke',
      });
      world = made.executionContextId;
    },
    interrupt: async () =>
      void (await within(pictureMs, cdp.send('Runtime.terminateExecution')).catch(() => undefined)),
    picture: (path) =>
      page.screenshot({ path, timeout: pictureMs, animations: 'disabled' }).then(
        () => true,
        () => false,
      ),
    // A hung page cannot be closed gracefully.
    close: () => within(pictureMs, context.close()).catch(() => undefined),
  };
}

function watchThrown(cdp: CDPSession, base: string): string[] {
  const thrown: string[] = [];
  cdp.on('Runtime.exceptionThrown', ({ exceptionDetails: { text, exception, url, stackTrace } }) => {
    const description = exception?.description ?? text;
    const isOfRelease =
      description.includes(base) ||
      Boolean(url?.includes(base)) ||
      Boolean(stackTrace?.callFrames.some((frame) => frame.url.includes(base)));
    if (isOfRelease) thrown.push(firstLine(exception?.description ?? `${text} ${exception?.value ?? ''}`));
  });
  cdp.on('Runtime.consoleAPICalled', ({ type, args: [first], stackTrace }) => {
    // React logs errors caught by boundaries; errors that a release logs itself are handled.
    const isOwnReport = stackTrace?.callFrames[0]?.url.includes(base);
    if (type !== 'error' || first?.subtype !== 'error' || isOwnReport) return;
    if (first.description?.includes(base)) thrown.push(firstLine(first.description));
  });
  return thrown;
}

const firstLine = (text: string) => text.split('\n')[0]?.slice(0, 200) ?? '';

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HungPage(`The page did not answer for ${ms} ms`)), ms);
  });
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
