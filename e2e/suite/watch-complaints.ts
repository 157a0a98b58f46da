import type { Browser, BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

interface Complaints {
  found: string[];
  stop(): void;
}

export function watchComplaints(browser: Browser): Complaints {
  const found: string[] = [];
  const watched = new Set<BrowserContext>();
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy'))
      found.push(`refused: ${message.text()}`);
  };
  const onError = (thrown: WebError) => {
    const error = thrown.error();
    found.push(`uncaught: ${error.stack ?? error.message}`);
  };
  const watch = (context: BrowserContext) => {
    watched.add(context);
    context.on('console', onConsole);
    context.on('weberror', onError);
  };
  browser.contexts().forEach(watch);
  browser.on('context', watch);
  return {
    found,
    stop() {
      browser.off('context', watch);
      for (const context of watched) {
        context.off('console', onConsole);
        context.off('weberror', onError);
      }
    },
  };
}
