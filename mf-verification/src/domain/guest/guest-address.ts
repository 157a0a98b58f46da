/** With `replace`, Back does not return to the current page. */
export type Go = (path: string, options?: { replace: boolean }) => void;

export interface GuestScreenProps {
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
