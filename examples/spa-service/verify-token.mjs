import { createRemoteJWKSet, jwtVerify } from 'jose';

/**
 * Verifies tokens that a suite issues for one service, and returns the caller.
 * @param {{ suite: string, alias: string }} settings public address of the suite; alias of the service
 */
export function openVerifier({ suite, alias }) {
  const keys = createRemoteJWKSet(new URL('/platform/jwks.json', suite));
  /** @param {string | undefined} authorization header of the request */
  return async (authorization) => {
    const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '';
    const { payload } = await jwtVerify(token, keys, {
      issuer: suite,
      audience: alias,
      algorithms: ['ES256'],
      // Clocks of two machines differ by some seconds, and a token is valid for one minute.
      clockTolerance: 10,
    });
    return {
      user_id: Number(payload.sub),
      tenant_id: /** @type {number | null} */ (payload.tenant_id),
      permissions: /** @type {string[]} */ (payload.permissions),
    };
  };
}
