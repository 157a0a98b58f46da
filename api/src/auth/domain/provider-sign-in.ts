/** The provider that a hotel's people have to sign in with. */
export interface RequiredProvider {
  hotel_id: number;
  provider_name: string;
}

/** How mails explain the sign-in to users without a valid password. */
export function describeProviderSignIn({ provider_name }: RequiredProvider): string {
  return `Your hotel uses ${provider_name} to sign in, and no password: on the sign-in page, continue with ${provider_name}.`;
}

export function providerSignInLink({ hotel_id, provider_name }: RequiredProvider, publicUrl: string) {
  return {
    label: `Sign in with ${provider_name}`,
    url: new URL(`/login?hotel=${hotel_id}`, publicUrl).href,
  };
}

/** What the owner of an account does first about a change they did not make. */
export function adviseNewPassword(provider: RequiredProvider | undefined, nextStep?: string): string {
  const where = provider ? ` at ${provider.provider_name}` : '';
  return `If it was not you, change your password${where}${nextStep ? ` and ${nextStep}` : ''} at once.`;
}
