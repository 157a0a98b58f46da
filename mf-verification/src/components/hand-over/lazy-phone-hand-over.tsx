import { lazy, Suspense } from 'react';
import { CrashBoundary } from '../page/crash-boundary.tsx';
import type { PhoneHandOverProps } from './phone-hand-over.tsx';

const PhoneHandOver = lazy(async () => ({
  default: (await import('./phone-hand-over.tsx')).PhoneHandOver,
}));

/** The code for a phone; its code comes when it is shown, and a page without it works as well. */
export function LazyPhoneHandOver(props: PhoneHandOverProps) {
  return (
    <CrashBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <PhoneHandOver {...props} />
      </Suspense>
    </CrashBoundary>
  );
}
