import { ApiCallError, callEndpoint } from '@suite/api-client';
import { finishSingleSignOnEndpoint } from '@suite/contracts/single-sign-on';
import { translateMessage } from '@suite/i18n';
import { sessionAtom } from '@suite/session';
import { Banner, Spinner } from '@suite/ui/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { SignedOutPage } from '../signed-out-page.tsx';
import { queryClient, restoreSession, store, takeSession } from '../../session/session-store.ts';
import { storeProvider } from './single-sign-on.ts';
import { t } from '../../languages/catalog.ts';

/** After Back, the response may have been used already while its session is still valid. */
async function isSignedInAlready(error: unknown): Promise<boolean> {
  if (!(error instanceof ApiCallError) || error.errorType !== 'INVALID_CREDENTIALS') return false;
  await restoreSession().catch(() => undefined);
  return store.get(sessionAtom).user !== null;
}

/** The provider's response can be used only once. */
export function FinishSingleSignOnScreen() {
  const { provider = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();
  const isSent = useRef(false);

  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    callEndpoint(finishSingleSignOnEndpoint, { params: { provider }, body: { query: search } }).then(
      ({ result }) => {
        storeProvider(provider);
        queryClient.clear();
        takeSession(result.user);
        return navigate(result.return_to, { replace: true });
      },
      async (error: unknown) => {
        if (await isSignedInAlready(error)) return navigate('/', { replace: true });
        setRefusal(
          error instanceof ApiCallError
            ? error.message
            : translateMessage(finishSingleSignOnEndpoint.fallbackMessage),
        );
      },
    );
  }, [provider, search, navigate]);

  const isRefused = refusal !== undefined;
  return (
    <SignedOutPage
      title={isRefused ? t('You are not signed in') : t('Signing in')}
      lead={isRefused ? t('Signing in with your provider did not work.') : t('One moment, please.')}
      signInPath={`/login?hotel=${encodeURIComponent(provider)}`}
    >
      {isRefused ? <Banner tone="error">{refusal}</Banner> : <Spinner text={t('Logging in...')} />}
    </SignedOutPage>
  );
}
