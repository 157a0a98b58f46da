/** Goes to another address of the pages; with `replace`, Back does not return to this one. */
export type Go = (path: string, options?: { replace: boolean }) => void;

/** What an address says, and the way to another. */
export interface GuestScreenProps {
  /** The token; empty when the address has none. */
  link: string;
  type?: string | undefined;
  id?: string | undefined;
  go: Go;
}

export function verificationPath(link: string): string {
  return `/user-verification/${link}`;
}

export function completePath(link: string): string {
  return `/verification-complete/${link}`;
}
