import { followSystemTheme } from '@suite/ui/look';
import { restoreTranslatedTexts } from '@suite/ui/translation';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, useMemo, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { GuestRoot } from './components/page/guest-root.tsx';
import { InvalidLink } from './components/page/invalid-link.tsx';
import type { Go } from './domain/guest/guest-address.ts';
import { readAddress } from './domain/guest/read-address.ts';
import { UserVerificationScreen } from './screens/user-verification/user-verification.screen.tsx';

const VerificationCompleteScreen = lazy(async () => ({
  default: (await import('./screens/verification-complete/verification-complete.screen.tsx'))
    .VerificationCompleteScreen,
}));

function onMoved(notice: () => void): () => void {
  window.addEventListener('popstate', notice);
  return () => window.removeEventListener('popstate', notice);
}

const go: Go = (path, { replace } = { replace: false }) => {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

function GuestPages() {
  const path = useSyncExternalStore(onMoved, () => location.pathname);
  const address = useMemo(() => readAddress(path), [path]);
  if (!address) return <InvalidLink />;
  const { page, ...rest } = address;
  const Screen = page === 'user-verification' ? UserVerificationScreen : VerificationCompleteScreen;
  return <Screen {...rest} go={go} />;
}

const root = document.getElementById('root');
if (!root) throw new Error('The document has no place for the page.');
followSystemTheme();
restoreTranslatedTexts();
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <GuestRoot alone>
        <GuestPages />
      </GuestRoot>
    </QueryClientProvider>
  </StrictMode>,
);
