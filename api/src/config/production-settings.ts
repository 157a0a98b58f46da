type ProductionEnvironment = Partial<
  Record<'ROLE' | 'HOST' | 'PUBLIC_URL' | 'TRUST_PROXY', string | undefined>
> & { isDemo: boolean };

const ownMachine = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Returns the reason why these settings must not serve the public. */
export function findProductionProblem(settings: ProductionEnvironment): string | undefined {
  if (settings.isDemo)
    return 'Demo mode is refused in production: unset DEMO, or do not set NODE_ENV=production.';
  return settings.ROLE === 'worker' ? undefined : findProxyProblem(settings);
}

/** The server speaks plain HTTP, so https addresses are those of a proxy in front of it. */
function findProxyProblem({ HOST, PUBLIC_URL, TRUST_PROXY }: ProductionEnvironment): string | undefined {
  if (PUBLIC_URL === undefined) {
    return 'PUBLIC_URL must be set with NODE_ENV=production: the address that users open, such as https://console.example.com.';
  }
  const { protocol, hostname } = new URL(PUBLIC_URL);
  const isHttps = protocol === 'https:';
  if (!isHttps && !ownMachine.test(hostname)) {
    return 'PUBLIC_URL must start with https:// with NODE_ENV=production, as cookies and passwords could be read on the way; http:// is for localhost alone.';
  }
  if (isHttps && TRUST_PROXY === undefined) {
    return 'TRUST_PROXY must be set with an https PUBLIC_URL and NODE_ENV=production: the number of proxies in front, such as 1, or their addresses, so that callers do not share the limits of one address; false where no proxy sends X-Forwarded-For.';
  }
  if (HOST === undefined && /^(true|[1-9]\d*)$/.test(TRUST_PROXY ?? '')) {
    return `HOST must be set with TRUST_PROXY=${TRUST_PROXY} and NODE_ENV=production, as a caller that reaches the server past the proxy can claim any address: 127.0.0.1 with the proxy on this machine, else the address that only the proxy reaches, such as 0.0.0.0 in a container without a public port.`;
  }
  return undefined;
}
