import type { RemoteRoute } from '@suite/remote-kit';

const userVerification = async () =>
  (await import('./screens/user-verification/user-verification.screen.tsx')).UserVerificationScreen;
const verificationComplete = async () =>
  (await import('./screens/verification-complete/verification-complete.screen.tsx'))
    .VerificationCompleteScreen;

export const routes: readonly RemoteRoute[] = [
  { path: '/user-verification', screen: userVerification },
  { path: '/user-verification/:link', screen: userVerification },
  { path: '/user-verification/:link/:type/:id', screen: userVerification },
  { path: '/verification-complete/:link', screen: verificationComplete },
];
