import type { Translate, Translated } from '../../languages/translator.ts';

export interface RequiredProvider {
  hotel_id: number;
  provider_name: string;
}

export function describeProviderSignIn(t: Translate, { provider_name }: RequiredProvider): Translated {
  return t(
    'Your hotel uses {provider_name} to sign in, and no password: on the sign-in page, continue with {provider_name}.',
    { provider_name },
  );
}

export function providerSignInLink(
  t: Translate,
  { hotel_id, provider_name }: RequiredProvider,
  publicUrl: string,
) {
  return {
    label: t('Sign in with {provider_name}', { provider_name }),
    url: new URL(`/login?hotel=${hotel_id}`, publicUrl).href,
  };
}

type Advice = (t: Translate, provider: RequiredProvider | undefined) => Translated;

export const passwordAdvice = {
  makeRecoveryCodes: (t, provider) =>
    provider
      ? t('If it was not you, change your password at {provider_name} and make new recovery codes at once.', {
          ...provider,
        })
      : t('If it was not you, change your password and make new recovery codes at once.'),
  setUpAgain: (t, provider) =>
    provider
      ? t(
          'If it was not you, change your password at {provider_name} and set two-step verification up again at once.',
          { ...provider },
        )
      : t('If it was not you, change your password and set two-step verification up again at once.'),
  signOutOthers: (t, provider) =>
    provider
      ? t(
          'If it was not you, change your password at {provider_name} and sign out every other device in your account settings at once.',
          { ...provider },
        )
      : t(
          'If it was not you, change your password and sign out every other device in your account settings at once.',
        ),
} satisfies Record<string, Advice>;
