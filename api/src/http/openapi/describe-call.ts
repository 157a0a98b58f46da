import type { JsonSchema } from '../endpoints/json-schema.ts';
import { jsonContent, refTo, successSchema } from './describe-endpoints.ts';
import { confirmedPlatformCalls } from '../endpoints/confirmed-platform-calls.ts';
import { tagOf } from './tags.ts';

/** `token` requires a release token; `actor` also accepts the session of a user who may change releases. */
type Access = 'public' | 'token' | 'actor';

export interface Call {
  summary: string;
  access: Access;
  query?: readonly string[];
  body?: { schema: JsonSchema; example?: object; type?: string };
  content?: object;
  refusals?: readonly number[];
}

const securities = {
  public: [],
  token: [{ releaseToken: [] }],
  actor: [{ releaseToken: [] }, { cookie: [] }],
};

export function describeCall(name: string, { path, method }: { path: string; method: string }, call: Call) {
  const { summary, access, query = [], body, content, refusals = [] } = call;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) =>
    parameterIn('path', parameter ?? ''),
  );
  const parameters = [...inPath, ...query.map((parameter) => parameterIn('query', parameter))];
  const refused = new Set([...refusals, ...(body ? [413] : [])]);
  const statuses = [...(access === 'public' ? [] : [401, 403]), ...refused, 500, 503].sort();
  return {
    operationId: name,
    summary,
    ...(isConfirmed(path, method) && { description: confirmationText }),
    tags: [tagOf(path.startsWith('/api/') ? 'operations' : 'platform')],
    security: securities[access],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: requestContent(body) } }),
    responses: {
      '2XX': { description: 'Done', content: content ?? jsonContent(successSchema({ type: 'object' })) },
      ...Object.fromEntries(statuses.map((status) => [String(status), failure])),
    },
  };
}

const confirmationText =
  'A person needs a confirmation of this very call, which serves once (`CONFIRMATION_REQUIRED`); a release token needs none.';

function isConfirmed(path: string, method: string): boolean {
  const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
  return Object.hasOwn(confirmedPlatformCalls, `${method.toUpperCase()} ${url}`);
}

const failure = { description: 'Refused or failed', content: jsonContent(refTo('schemas', 'Failure')) };

function requestContent({ schema, example, type }: NonNullable<Call['body']>) {
  return type === undefined ? jsonContent(schema, example) : { [type]: { schema } };
}

/** A name such as `page?` is that of an optional parameter. */
function parameterIn(place: 'path' | 'query', name: string) {
  const required = !name.endsWith('?');
  return { name: name.replace('?', ''), in: place, required, schema: { type: 'string' } };
}
