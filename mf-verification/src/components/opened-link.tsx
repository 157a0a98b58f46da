import type { VerificationBooking } from '@suite/contracts';
import { Spinner } from '@suite/ui';
import type { ReactNode } from 'react';
import { InvalidLink } from './invalid-link.tsx';

interface OpenedLinkProps {
  token: string;
  booking: VerificationBooking | undefined;
  error: Error | null;
  /** Given when asking again may help. */
  onRetry: (() => void) | undefined;
  retrying: boolean;
  children: (booking: VerificationBooking) => ReactNode;
}

/** The page of a link once its booking is here; until then, and when it does not come, what there is to say. */
export function OpenedLink({ token, booking, error, onRetry, retrying, children }: OpenedLinkProps) {
  if (token === '') return <InvalidLink />;
  if (booking) return children(booking);
  if (error) return <InvalidLink message={error.message} onRetry={onRetry} retrying={retrying} />;
  return <Spinner place="page" />;
}
