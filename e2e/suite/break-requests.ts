import type { Page, Route } from '@playwright/test';

/**
 * Answers requests with `fault` until the returned function is called. The route stays and then lets requests pass,
 * since `page.unroute` fails with "Route is already handled!" while a fault is pending.
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
