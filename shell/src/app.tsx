import { Route, Routes } from 'react-router-dom';
import { recoveryRoutes } from './account-recovery/recovery-routes.tsx';
import { IdentityConfirmation } from './confirm-identity/identity-confirmation.tsx';
import { ConnectionBanner } from './connection/connection-banner.tsx';
import { GuestsOnly } from './guard/guests-only.tsx';
import { SignedInOnly } from './guard/signed-in-only.tsx';
import { loadSignedInArea } from './load-signed-in-area.ts';
import { askTwice } from './remotes/ask-twice.ts';
import { lazyShellPart } from './remotes/lazy-shell-part.tsx';
import { SignInScreen } from './sign-in/sign-in.screen.tsx';

const SignedInArea = lazyShellPart({
  title: 'The application',
  load: async () => (await askTwice(loadSignedInArea)).SignedInArea,
  place: 'page',
});

/** Which page stands at which URL. */
export function App() {
  return (
    <>
      <ConnectionBanner />
      <IdentityConfirmation />
      <Routes>
        <Route
          path="/login"
          element={
            <GuestsOnly>
              <SignInScreen />
            </GuestsOnly>
          }
        />
        {recoveryRoutes}
        <Route
          path="*"
          element={
            <SignedInOnly>
              <SignedInArea />
            </SignedInOnly>
          }
        />
      </Routes>
    </>
  );
}
