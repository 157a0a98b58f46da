import { Suspense, type ReactNode } from 'react';
import { pageCatalog } from '../../languages/page/page-catalog.ts';
import { Button } from '../kit/button.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { LanguageProvider } from '../language/language-provider.tsx';
import { PageState } from './page-state.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { useWords } from '../language/use-words.ts';
import { WordsReady } from '../language/words-ready.tsx';

interface GuestRootProps {
  alone?: boolean;
  children: ReactNode;
}

export function GuestRoot({ alone = false, children }: GuestRootProps) {
  const page = (
    <WordsReady catalog={pageCatalog} page>
      <Suspense fallback={<Spinner page />}>{children}</Suspense>
    </WordsReady>
  );
  return (
    <LanguageProvider>
      {alone ? <CrashBoundary fallback={(retry) => <Crashed onRetry={retry} />}>{page}</CrashBoundary> : page}
    </LanguageProvider>
  );
}

function Crashed({ onRetry }: { onRetry: () => void }) {
  const { say } = useWords(pageCatalog);
  return (
    <PageState
      tone="error"
      title={say('wentWrong')}
      text={say('wentWrongText')}
      action={
        <Button variant="primary" onClick={onRetry}>
          {say('tryAgain')}
        </Button>
      }
    />
  );
}
