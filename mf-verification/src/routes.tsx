import type { RemoteRoute } from '@suite/remote-kit';
import type { ComponentType } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { GuestRoot } from './components/page/guest-root.tsx';
import type { GuestScreenProps } from './domain/guest/guest-address.ts';

const userVerification = async () =>
  routed((await import('./screens/user-verification/user-verification.screen.tsx')).UserVerificationScreen);
const verificationComplete = async () =>
  routed(
    (await import('./screens/verification-complete/verification-complete.screen.tsx'))
      .VerificationCompleteScreen,
  );

function routed(Screen: ComponentType<GuestScreenProps>): ComponentType {
  return function RoutedScreen() {
    const { link = '', type, id } = useParams();
    const navigate = useNavigate();
    return (
      <GuestRoot>
        <Screen link={link} type={type} id={id} go={(path, options) => void navigate(path, options)} />
      </GuestRoot>
    );
  };
}

export const routes: readonly RemoteRoute[] = [
  { path: '/user-verification', screen: userVerification },
  { path: '/user-verification/:link', screen: userVerification },
  { path: '/user-verification/:link/:type/:id', screen: userVerification },
  { path: '/verification-complete/:link', screen: verificationComplete },
];
