import type { Browser, CDPSession, Page } from 'playwright-core';

/** The page did not answer for too long: a script in it does not end. */
export class HungPage extends Error {
  override name = 'HungPage';
}

/** The document was reloaded or left, its process has ended, or what every page calls fails in it. */
export class LostPage extends Error {
  override name = 'LostPage';
}

/** The shell could not be shown, which says nothing of a release. */
export class ShellFailure extends Error {
  override name = 'ShellFailure';
}

/** A page that is observed from outside, independent of the code of a release. */
export interface SmokePage {
  page: Page;
  /** Runs in the page's own world. @throws HungPage, LostPage */
  run<T>(expression: string): Promise<T>;
  /** Runs where no script of the page can have changed anything. @throws HungPage, LostPage */
  look<T>(expression: string): Promise<T>;
  /** Starts a document at this address; `look` reads that document. */
  open(address: string): Promise<void>;
  /** What code below the watched address threw and did not catch, and what it was thrown out of React with. */
  thrown: string[];
  /** Terminates an endless script. */
  interrupt(): Promise<void>;
  picture(file: string): Promise<boolean>;
  close(): Promise<void>;
}

export interface PageOptions {
  /** Where the files of the release lie. */
  base: string;
  /** The script that every document starts with. */
  script: string;
  /** Time limit for an answer of the page. */
  hangMs: number;
  /** Prepares the page before anything is loaded. */
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
    // A page that hangs is not asked: its process is ended.
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
    // React reports what a boundary caught; what a release reports of itself it has dealt with.
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
