import { lazy, Suspense } from 'react';
import { CrashBoundary } from '../page/crash-boundary.tsx';
import type { PhoneHandOverProps } from './phone-hand-over.tsx';

const PhoneHandOver = lazy(async () => ({
  default: (await import('./phone-hand-over.tsx')).PhoneHandOver,
}));

/** The page works without this card, so a failed load shows nothing. */
export function LazyPhoneHandOver(props: PhoneHandOverProps) {
  return (
    <CrashBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <PhoneHandOver {...props} />
      </Suspense>
    </CrashBoundary>
  );
}
