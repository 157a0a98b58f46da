import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { GuardScreen } from './guard/guard-screen.tsx';
import { GuestsOnly } from './guard/guests-only.tsx';
import { SignedInOnly } from './guard/signed-in-only.tsx';
import { loadSignedInArea } from './load-signed-in-area.ts';
import { askTwice } from './remotes/ask-twice.ts';
import { SignInScreen } from './sign-in/sign-in.screen.tsx';

const SignedInArea = lazy(async () => ({
  default: (await askTwice(loadSignedInArea)).SignedInArea,
}));

/** Which page stands at which URL. */
export function App() {
  return (
    <Routes>
      <Route
        path="/login"
        element={
          <GuestsOnly>
            <SignInScreen />
          </GuestsOnly>
        }
      />
      <Route
        path="*"
        element={
          <SignedInOnly>
            <Suspense fallback={<GuardScreen text="Loading..." />}>
              <SignedInArea />
            </Suspense>
          </SignedInOnly>
        }
      />
    </Routes>
  );
}
