import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { recoveryRoutes } from './account-recovery/recovery-routes.tsx';
import { IdentityConfirmation } from './confirm-identity/identity-confirmation.tsx';
import { ConnectionBanner } from './connection/connection-banner.tsx';
import { RequireAnonymous, RequireAuth } from './guard/require-auth.tsx';
import { loadSignedInArea, preloadSignedInArea } from '#loading/load-signed-in-area';
import { retryOnce } from './scheduling/retry-once.ts';
import { lazyShellPart } from './remotes/view/loading/lazy-shell-part.tsx';
import { SessionEnded } from './session-end/session-ended.tsx';
import { SignInScreen } from './sign-in/sign-in.screen.tsx';
import { t } from './languages/catalog.ts';

const SignedInArea = lazyShellPart({
  failureTitle: () => t('The application could not be loaded'),
  load: async () => (await retryOnce(loadSignedInArea)).SignedInArea,
  place: 'page',
});

function SignInPage() {
  useEffect(preloadSignedInArea, []);
  return <SignInScreen />;
}

export function App() {
  return (
    <>
      <ConnectionBanner />
      <IdentityConfirmation />
      <SessionEnded />
      <Routes>
        <Route
          path="/login"
          element={
            <RequireAnonymous>
              <SignInPage />
            </RequireAnonymous>
          }
        />
        {recoveryRoutes}
        <Route
          path="*"
          element={
            <RequireAuth>
              <SignedInArea />
            </RequireAuth>
          }
        />
      </Routes>
    </>
  );
}
