import type { Page, Route } from '@playwright/test';

/** Faults requests until the returned function is called. The route stays, as `page.unroute` fails during a fault. */
export async function breakRequests(
  page: Page,
  url: string | RegExp,
  fault: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isBroken = true;
  await page.route(url, (route) => (isBroken ? fault(route) : route.fallback()));
  return () => {
    isBroken = false;
  };
}
