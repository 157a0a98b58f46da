import type { Passenger } from '@suite/contracts';
import { Button } from '../../components/button.tsx';
import { toast } from '../../components/toast.ts';
import { useWords } from '../../components/use-words.ts';
import { pageCatalog } from '../../languages/page/page-catalog.ts';
import { useAccompanyGuest } from '../../queries/accompany-guest.mutation.ts';

/** For a child or infant, who has nobody to show a document to. */
export function AccompanyButton({ token, guest }: { token: string; guest: Passenger }) {
  const { say } = useWords(pageCatalog);
  const accompany = useAccompanyGuest(token);
  return (
    <Button
      aria-label={say('guestComesAlong', { name: guest.name })}
      busy={accompany.isPending}
      onClick={() => accompany.mutate(guest.id, { onError: () => toast.error(say('comesAlongFailed')) })}
    >
      {say('comesAlong')}
    </Button>
  );
}
