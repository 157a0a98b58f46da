import type { GuestLanguage } from '@suite/contracts/bookings';
import type { VerificationBooking } from '@suite/contracts/verification';
import { useEffect, type ReactNode } from 'react';
import { pageCatalog, type PageKey } from '../../languages/page/page-catalog.ts';
import { InvalidLink } from './invalid-link.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { LanguageContext, useLanguage } from '../language/use-language.ts';
import { useWords } from '../language/use-words.ts';

interface OpenedLinkProps {
  token: string;
  booking: VerificationBooking | undefined;
  problem: keyof typeof problems | null;
  message: string | undefined;
  retrying: boolean;
  refresh: () => void;
  onLanguagePicked: (language: GuestLanguage) => void;
  children: (booking: VerificationBooking) => ReactNode;
}

const problems = {
  invalid: 'invalidLinkText',
  format: 'invalidResponse',
  unreachable: 'failedToFetch',
} as const satisfies Record<string, PageKey>;

export function OpenedLink({
  token,
  booking,
  problem,
  message,
  retrying,
  refresh,
  onLanguagePicked,
  children,
}: OpenedLinkProps) {
  const { say } = useWords(pageCatalog);
  const spoken = useLanguage();
  const { language, choose, suggest } = spoken;
  const chosen = booking?.guest_language;
  useEffect(() => suggest(chosen), [chosen, suggest]);
  const chooseAndStore = (picked: GuestLanguage) => {
    choose(picked);
    onLanguagePicked(picked);
  };
  if (token === '') return <InvalidLink />;
  if (booking) {
    return (
      <LanguageContext value={{ ...spoken, choose: chooseAndStore }}>{children(booking)}</LanguageContext>
    );
  }
  if (!problem) return <Spinner page label={say('loading')} />;
  return (
    <InvalidLink
      message={language === 'en' ? message : say(problems[problem])}
      onRetry={problem === 'unreachable' ? refresh : undefined}
      retrying={retrying}
    />
  );
}
