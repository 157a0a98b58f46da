type Headers = Readonly<Record<string, string | string[] | undefined>>;

// Headers are allowed explicitly, as proxies in front of the suite add credentials under names of their own.
const passedToService = [
  'accept',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'last-event-id',
  'prefer',
  'range',
  'user-agent',
  'x-requested-with',
];
const passedToBrowser = [
  'accept-ranges',
  'age',
  'allow',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'vary',
  'x-next-cursor',
  'x-total-count',
];

/** These headers keep every response data, even where a browser opens its address as a page. */
const addedToAnswers = {
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

export function headersToService(headers: Headers): Record<string, string> {
  return pick(headers, passedToService);
}

export function headersToBrowser(headers: Headers): Record<string, string> {
  const passed = pick(headers, passedToBrowser);
  const type = passed['content-type'];
  return {
    'cache-control': 'no-store',
    ...passed,
    ...(type === undefined
      ? { 'content-type': 'application/octet-stream' }
      : isCode(type) && { 'content-type': 'text/plain; charset=utf-8' }),
    ...addedToAnswers,
  };
}

/** Scripts and styles must come from releases, whose bytes are verified. Browsers run no text/plain with nosniff. */
function isCode(type: string): boolean {
  return /javascript|ecmascript|jscript|livescript|text\/css/i.test(type);
}

function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      if (value === undefined) return [];
      return [[name, Array.isArray(value) ? value.join(', ') : value]];
    }),
  );
}
