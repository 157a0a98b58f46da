import { ratio } from '../figures/formats.mjs';
import { atLeast } from '../figures/wanted.mjs';

/** @param {import('./api-tables.mjs').Result[]} results */
export function apiPromises(results) {
  return results.map(({ name, speeds: { server, driver } }) =>
    atLeast(
      `requests per second, ${name}, of the driver loop`,
      server.perSecond / driver.perSecond,
      0.5,
      ratio,
    ),
  );
}
