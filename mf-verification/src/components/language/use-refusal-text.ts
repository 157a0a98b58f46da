import { nameRefusal, type RefusedCall } from '../../domain/guest/name-refusal.ts';
import { minutesLeft, pauseOfRefusal } from '../../domain/guest/pause.ts';
import { refusalsCatalog } from '../../languages/refusals/refusals-catalog.ts';
import { useLanguage } from './use-language.ts';
import { useWords } from './use-words.ts';

interface TellableRefusal extends RefusedCall {
  message: string;
  retryAfter: number | null;
}

/** Returns the server's sentence in English, and a translation of the kind of refusal in other languages. */
export function useRefusalText(): (refusal: TellableRefusal) => string {
  const { say } = useWords(refusalsCatalog);
  const { language } = useLanguage();
  return (refusal) => {
    if (language === 'en') return refusal.message;
    const name = nameRefusal(refusal);
    if (name !== 'tooMany') return say(name);
    const now = Date.now();
    const pause = pauseOfRefusal(refusal.retryAfter, now);
    return pause === 'today' ? say('waitTomorrow') : say('waitMinutes', { count: minutesLeft(pause, now) });
  };
}
