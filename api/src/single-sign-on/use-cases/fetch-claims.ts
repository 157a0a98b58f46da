import type { Configuration } from 'openid-client';
import type { Attempt } from '../attempts.repository.ts';
import { joinClaims, saysIfVerified } from '../domain/read-person.ts';
import type { Claims } from '../domain/mapped-role.ts';
import { providerUnavailable, SignInRefusal } from '../sign-in-refusal.ts';
import type { ProviderRow } from '../providers.repository.ts';

export interface FetchedClaims {
  claims: Claims;
  id_token: string;
}

interface ProviderAnswer {
  redirect_uri: string;
  query: string;
  state: string;
  provider: ProviderRow;
}

/** Exchanges the code after checking state, issuer, nonce, audience, times, signature and PKCE. */
export async function fetchClaims(
  config: Configuration,
  answer: ProviderAnswer,
  attempt: Attempt,
): Promise<FetchedClaims> {
  const client = await import('openid-client');
  try {
    return await exchange(config, answer, attempt);
  } catch (error) {
    if (error instanceof client.AuthorizationResponseError) throw new SignInRefusal('cancelled');
    const isDown = error instanceof client.ResponseBodyError && error.status >= 500;
    const isSilent = error instanceof client.ClientError && noAnswer.includes(error.code);
    if (isDown || isSilent) throw providerUnavailable(answer.provider.provider_name);
    throw new SignInRefusal('refused-answer');
  }
}

/** The library applies the same tolerance to the other times of a token. */
const clockToleranceSeconds = 30;

// Connection errors have no code, hence the undefined.
const noAnswer = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', undefined];

async function exchange(
  config: Configuration,
  { redirect_uri, query, state, provider: { role_claim } }: ProviderAnswer,
  { nonce, code_verifier }: Attempt,
): Promise<FetchedClaims> {
  const client = await import('openid-client');
  const answered = new URL(redirect_uri);
  answered.search = query;
  const tokens = await client.authorizationCodeGrant(config, answered, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: code_verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims || tokens.id_token === undefined) throw new SignInRefusal('refused-answer');
  // The library does not check `iat` against the clock.
  if (claims.iat > Date.now() / 1000 + clockToleranceSeconds) throw new SignInRefusal('refused-answer');
  const { id_token, access_token } = tokens;
  const isComplete = saysIfVerified(claims) && (role_claim === null || role_claim in claims);
  if (isComplete || config.serverMetadata().userinfo_endpoint === undefined) return { claims, id_token };
  const info = await client.fetchUserInfo(config, access_token, claims.sub);
  return { claims: joinClaims(claims, info), id_token };
}
