/**
 * What a visitor sends with `GET /platform/remotes` to see remotes from a developer's own machine: grants, separated by
 * commas, or on a server in development also plain JSON `{"mf-bookings":"http://localhost:4001/"}`.
 */
export const overrideHeader = 'x-suite-override';

/** The same text URI-encoded, so that the server can allow the origin in the page's policy. */
export const overrideCookie = 'suite-override';

/** The name of the meta element in which the server lists the overrides of a page, as JSON of {@link PageOverride}s. */
export const pageOverridesName = 'suite-overrides';

/**
 * An override that a visitor presented for a page. `in-force`: it applies to the pages of its remote. `signed-out`: it is for
 * one user, who has not signed in. `unconfirmed`: its first user has yet to confirm that it is for them. `refused`: it
 * changes nothing, for the reason in `message`.
 */
export interface PageOverride {
  state: 'in-force' | 'signed-out' | 'unconfirmed' | 'refused';
  /** Null where the grant could not be read. */
  remote: string | null;
  title: string;
  url: string | null;
  /** The grant; null for an override without one. */
  grant: string | null;
  /** The build that was uploaded last; the policy of the page names its files. */
  release: string | null;
  expires_at: string | null;
  message: string | null;
  /** The paths of the pages that it applies to. */
  paths: string[];
}
