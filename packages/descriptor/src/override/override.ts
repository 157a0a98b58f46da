/** Carries grants, separated by commas; in development also `{"mf-bookings":"http://localhost:4001/"}`. */
export const overrideHeader = 'x-suite-override';

/** Carries the value of the header, URI-encoded, so that the server can allow the origin in the page's policy. */
export const overrideCookie = 'suite-override';

/** The meta element of this name lists the overrides of a page as JSON of {@link PageOverride}s. */
export const pageOverridesName = 'suite-overrides';

/** `signed-out`: its user is not signed in. `unconfirmed`: its first user must confirm it. `refused`: see `message`. */
export interface PageOverride {
  state: 'in-force' | 'signed-out' | 'unconfirmed' | 'refused';
  remote: string | null;
  title: string;
  url: string | null;
  grant: string | null;
  release: string | null;
  expires_at: string | null;
  message: string | null;
  paths: string[];
}
