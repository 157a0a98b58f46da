import type { Passenger } from '@suite/contracts/bookings';
import { Button } from '../../components/button.tsx';
import { toast } from '../../components/toast.ts';
import { useLanguage } from '../../components/use-language.ts';
import { useWords } from '../../components/use-words.ts';
import { pageCatalog } from '../../languages/page/page-catalog.ts';
import { refusalOf } from '../../queries/call-as-guest.ts';
import { useAccompanyGuest } from '../../queries/accompany-guest.mutation.ts';

/** For a child or infant, who has nobody to show a document to. */
export function AccompanyButton({ token, guest }: { token: string; guest: Passenger }) {
  const { say } = useWords(pageCatalog);
  const { language } = useLanguage();
  const accompany = useAccompanyGuest(token);
  const explain = (error: Error) => {
    const { status, message } = refusalOf(error);
    toast.error(language === 'en' && status > 0 ? message : say('comesAlongFailed'));
  };
  return (
    <Button
      aria-label={say('guestComesAlong', { name: guest.name })}
      busy={accompany.isPending}
      onClick={() => accompany.mutate(guest.id, { onError: explain })}
    >
      {say('comesAlong')}
    </Button>
  );
}
