import type { Passenger } from '@suite/contracts/bookings';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/kit/button.tsx';
import { VisuallyHidden } from '../../../components/kit/visually-hidden.tsx';
import { useWords } from '../../../components/language/use-words.ts';
import { pageCatalog } from '../../../languages/page/page-catalog.ts';

const AccompanyDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "later" */ './accompany-dialog.tsx')).AccompanyDialog,
}));

export function AccompanyButton({ token, guest }: { token: string; guest: Passenger }) {
  const { say } = useWords(pageCatalog);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button aria-label={say('guestComesAlong', { name: guest.name })} onClick={() => setIsAsking(true)}>
        {say('comesAlong')}
      </Button>
      {isAsking ? (
        <Suspense fallback={<VisuallyHidden>{say('loading')}</VisuallyHidden>}>
          <AccompanyDialog token={token} guest={guest} onClose={() => setIsAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
