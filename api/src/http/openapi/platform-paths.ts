import type { JsonSchema } from '../endpoints/json-schema.ts';
import { describeCall } from './describe-call.ts';
import { jsonContent, type Paths } from './describe-endpoints.ts';
import { byActor, byAnyone, byTeam, fields } from './platform-calls.ts';
import { overrideCalls, permissionCalls, serviceCalls, type PlatformCall } from './platform-calls.ts';

const any: JsonSchema = { type: 'object' };
const text: JsonSchema = { type: 'string' };
const texts: JsonSchema = { type: 'array', items: text };
const count: JsonSchema = { type: 'integer', minimum: 1 };
const hotels: JsonSchema = { type: 'array', items: count, minItems: 1, maxItems: 500 };
const releaseId = '1.4.0-3f2a9c0d1e4b';

const remote = '/platform/remotes/{name}';
const release = `${remote}/releases/{release}`;

const calls: Readonly<Record<string, PlatformCall>> = {
  'GET /api/health': byAnyone('health', 'The process runs'),
  'GET /api/ready': byAnyone('ready', 'Database and storage answer; how mail and checks stand'),
  'GET /platform/remotes': byAnyone(
    'get-registry-document',
    'The remotes that the visitor may load, with menu, routes and hashes of files',
    { content: jsonContent(any) },
  ),
  'GET /platform/remotes/restricted': byAnyone(
    'find-restricted-path',
    'Whether a page exists at a path that the visitor may not open',
    { query: ['path'], content: jsonContent(any) },
  ),
  'GET /platform/remotes/changes': byAnyone(
    'follow-registry',
    'An event stream: `changed` when the registry document may have changed, `personal` when something else of the user has',
    { content: { 'text/event-stream': { schema: text } }, refusals: [429] },
  ),
  [`GET ${remote}/releases`]: byActor('list-releases', 'History, health and overrides of one remote'),
  [`GET ${release}`]: byActor('get-release', 'The release.json of a published release', { refusals: [404] }),
  [`GET ${release}/hashes`]: byAnyone('get-release-hashes', 'What the files of a release must be', {
    content: jsonContent(any),
    refusals: [404],
  }),
  [`GET ${release}/source`]: byActor(
    'get-source-line',
    'The line of the source behind a place in a file of a release',
    { query: ['file', 'line', 'column'], refusals: [400, 404] },
  ),
  'GET /platform/smoke-runs': byActor(
    'list-awaiting-smoke-run',
    'Releases that the platform has not run, for operators',
  ),
  [`PUT ${release}/smoke-run`]: byTeam(
    'store-smoke-run',
    "Stores the result of a smoke run with the release; with an operator's token as the platform's",
    {
      body: {
        schema: fields({ outcome: text, findings: texts, messages: texts }, ['outcome', 'findings']),
        example: { outcome: 'passed', findings: [] },
      },
      refusals: [400, 404],
    },
  ),
  [`POST ${remote}/turns`]: byActor('take-turn', 'Takes a turn: a later one wins over an earlier promotion'),
  [`POST ${remote}/promote`]: byActor(
    'promote-release',
    'Makes a release live for all, for a share of people, or for hotels',
    {
      body: {
        schema: fields({ release: text, percent: count, hotels, turn: count }, ['release']),
        example: { release: releaseId, percent: 10 },
      },
      refusals: [400, 404, 409],
    },
  ),
  [`POST ${remote}/rollback`]: byActor(
    'roll-back-remote',
    'Goes back to the release before; of the canary or of hotels alone when asked to',
    {
      body: {
        schema: fields({ from: text, canary: { type: 'boolean' }, hotels }, []),
        example: { from: releaseId },
      },
      refusals: [400, 404, 409],
    },
  ),
  [`GET ${remote}/rollout`]: byActor('get-rollout', 'How far a gradual release is', { refusals: [404] }),
  [`POST ${remote}/rollout`]: byActor('start-rollout', 'Begins a gradual release, or goes on with it', {
    body: {
      schema: fields({ release: text, hold_seconds: count, min_loads: count }, [
        'release',
        'hold_seconds',
        'min_loads',
      ]),
      example: { release: releaseId, hold_seconds: 600, min_loads: 30 },
    },
    refusals: [400, 404, 409],
  }),
  'POST /platform/releases': byTeam(
    'publish-release',
    'Stores a release for good; it is live once it is promoted',
    {
      body: {
        type: 'multipart/form-data',
        schema: { type: 'object', properties: { release: text }, additionalProperties: true },
      },
      refusals: [400, 409, 413],
    },
  ),
  'POST /platform/releases/check': byTeam(
    'check-release',
    'Says whether a release could go live; nothing is stored',
    {
      body: { schema: fields({ release: any, contents: any }, ['release', 'contents']) },
      refusals: [400, 413],
    },
  ),
  'GET /platform/releases/overview': byActor(
    'get-releases-overview',
    'Releases and health of every remote, or of a page of those that match',
    { query: ['page?', 'search?', 'owner?', 'remote?'], refusals: [400] },
  ),
  'GET /platform/releases/dependencies': byActor('get-release-dependencies', 'What each live release needs'),
  ...permissionCalls,
  ...serviceCalls,
  ...overrideCalls,
  'POST /platform/telemetry': byAnyone('report-loads', 'How loads of remotes went on one page', {
    body: {
      schema: {
        type: 'object',
        properties: { reports: { type: 'array', items: any } },
        required: ['reports'],
      },
    },
    content: {},
    refusals: [400, 413, 429],
  }),
  'GET /releases/{remote}/{release}/{path}': byAnyone(
    'get-release-file',
    'A file of a release, the same bytes for ever',
    { content: { 'application/octet-stream': { schema: text } }, refusals: [404] },
  ),
};

export const platformPaths: Paths = {};
for (const [address, { name, ...call }] of Object.entries(calls)) {
  const [method = '', path = ''] = address.split(' ');
  const operations = (platformPaths[path] ??= {});
  operations[method.toLowerCase()] = describeCall(name, { path, method }, call);
}
