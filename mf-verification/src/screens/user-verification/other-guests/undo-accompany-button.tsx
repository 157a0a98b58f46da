import type { Passenger } from '@suite/contracts/bookings';
import { Button } from '../../../components/kit/button.tsx';
import { toast } from '../../../components/feedback/toast.ts';
import { useLanguage } from '../../../components/language/use-language.ts';
import { useWords } from '../../../components/language/use-words.ts';
import { pageCatalog } from '../../../languages/page/page-catalog.ts';
import { refusalOf } from '../../../queries/call-as-guest.ts';
import { useUndoAccompany } from '../../../queries/accompany-guest.ts';

export function UndoAccompanyButton({ token, guest }: { token: string; guest: Passenger }) {
  const { say } = useWords(pageCatalog);
  const { language } = useLanguage();
  const undo = useUndoAccompany(token);
  const explain = (error: Error) => {
    const { status, message } = refusalOf(error);
    toast.error(language === 'en' && status > 0 ? message : say('comesAlongUndoFailed'));
  };
  return (
    <Button
      aria-label={say('guestComesAlongUndo', { name: guest.name })}
      busy={undo.isPending}
      onClick={() => undo.mutate(guest.id, { onError: explain })}
    >
      {say('comesAlongUndo')}
    </Button>
  );
}
