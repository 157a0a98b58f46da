import type { Page, Route } from '@playwright/test';

/**
 * Answers the requests for `url` with `fault` until the returned function is called.
 *
 * The route stays in place afterwards and lets requests pass: `page.unroute` would send on a request whose
 * fault is still being prepared, and the test would fail with "Route is already handled!".
 */
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
