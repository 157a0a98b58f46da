/**
 * What a visitor sends with `GET /platform/remotes` to see remotes from a developer's own machine: grants, separated by
 * commas, or on a server in development also plain JSON `{"mf-bookings":"http://localhost:4001/"}`.
 */
export const overrideHeader = 'x-suite-override';

/** The same text URI-encoded, so that the server can allow the origin in the page's policy. */
export const overrideCookie = 'suite-override';
