import type { JsonSchema } from '../endpoints/json-schema.ts';
import { describeCall } from './describe-call.ts';
import { jsonContent, type Paths } from './describe-endpoints.ts';
import { fields, type PlatformCalls } from './platform-calls.ts';
import { overrideCalls } from './override-calls.ts';
import { permissionCalls } from './permission-calls.ts';
import { serviceCalls } from './service-calls.ts';

const any: JsonSchema = { type: 'object' };
const text: JsonSchema = { type: 'string' };
const texts: JsonSchema = { type: 'array', items: text };
const count: JsonSchema = { type: 'integer', minimum: 1 };
const hotels: JsonSchema = { type: 'array', items: count, minItems: 1, maxItems: 500 };
const releaseId = '1.4.0-3f2a9c0d1e4b';
const noContent = {};

const remote = '/platform/remotes/{name}';
const release = `${remote}/releases/{release}`;

const calls: PlatformCalls = {
  '/api/health': { get: ['health', { summary: 'The process runs', access: 'public' }] },
  '/api/ready': {
    get: ['ready', { summary: 'Database and storage answer; how mail and checks stand', access: 'public' }],
  },
  '/platform/remotes': {
    get: [
      'get-registry-document',
      {
        summary: 'The remotes that the visitor may load, with menu, routes and hashes of files',
        access: 'public',
        content: jsonContent(any),
      },
    ],
  },
  '/platform/remotes/changes': {
    get: [
      'follow-registry',
      {
        summary:
          'An event stream: `changed` when the registry document may have changed, `personal` when something else of the user has',
        access: 'public',
        content: { 'text/event-stream': { schema: text } },
        refusals: [429],
      },
    ],
  },
  [`${remote}/releases`]: {
    get: ['list-releases', { summary: 'History, health and overrides of one remote', access: 'actor' }],
  },
  [release]: {
    get: [
      'get-release',
      { summary: 'The release.json of a published release', access: 'actor', refusals: [404] },
    ],
  },
  [`${release}/hashes`]: {
    get: [
      'get-release-hashes',
      {
        summary: 'What the files of a release must be',
        access: 'public',
        content: jsonContent(any),
        refusals: [404],
      },
    ],
  },
  [`${release}/source`]: {
    get: [
      'get-source-line',
      {
        summary: 'The line of the source behind a place in a file of a release',
        access: 'actor',
        query: ['file', 'line', 'column'],
        refusals: [400, 404],
      },
    ],
  },
  '/platform/smoke-runs': {
    get: [
      'list-awaiting-smoke-run',
      { summary: 'Releases that the platform has not run, for operators', access: 'actor' },
    ],
  },
  [`${release}/smoke-run`]: {
    put: [
      'store-smoke-run',
      {
        summary:
          "Stores the result of a smoke run with the release; with an operator's token as the platform's",
        access: 'token',
        body: {
          schema: fields({ outcome: text, findings: texts, messages: texts }, ['outcome', 'findings']),
          example: { outcome: 'passed', findings: [] },
        },
        refusals: [400, 404],
      },
    ],
  },
  [`${remote}/turns`]: {
    post: [
      'take-turn',
      { summary: 'Takes a turn: a later one wins over an earlier promotion', access: 'actor' },
    ],
  },
  [`${remote}/promote`]: {
    post: [
      'promote-release',
      {
        summary: 'Makes a release live for all, for a share of people, or for hotels',
        access: 'actor',
        body: {
          schema: fields({ release: text, percent: count, hotels, turn: count }, ['release']),
          example: { release: releaseId, percent: 10 },
        },
        refusals: [400, 404, 409],
      },
    ],
  },
  [`${remote}/rollback`]: {
    post: [
      'roll-back-remote',
      {
        summary: 'Goes back to the release before; of the canary or of hotels alone when asked to',
        access: 'actor',
        body: {
          schema: fields({ from: text, canary: { type: 'boolean' }, hotels }, []),
          example: { from: releaseId },
        },
        refusals: [400, 404, 409],
      },
    ],
  },
  [`${remote}/rollout`]: {
    get: ['get-rollout', { summary: 'How far a gradual release is', access: 'actor', refusals: [404] }],
    post: [
      'start-rollout',
      {
        summary: 'Begins a gradual release, or goes on with it',
        access: 'actor',
        body: {
          schema: fields({ release: text, hold_seconds: count, min_loads: count }, [
            'release',
            'hold_seconds',
            'min_loads',
          ]),
          example: { release: releaseId, hold_seconds: 600, min_loads: 30 },
        },
        refusals: [400, 404, 409],
      },
    ],
  },
  '/platform/releases': {
    post: [
      'publish-release',
      {
        summary: 'Stores a release for good; it is live once it is promoted',
        access: 'token',
        body: {
          type: 'multipart/form-data',
          schema: { type: 'object', properties: { release: text }, additionalProperties: true },
        },
        refusals: [400, 409, 413],
      },
    ],
  },
  '/platform/releases/check': {
    post: [
      'check-release',
      {
        summary: 'Says whether a release could go live; nothing is stored',
        access: 'token',
        body: { schema: fields({ release: any, contents: any }, ['release', 'contents']) },
        refusals: [400, 413],
      },
    ],
  },
  '/platform/releases/overview': {
    get: ['get-releases-overview', { summary: 'Releases and health of every remote', access: 'actor' }],
  },
  '/platform/releases/dependencies': {
    get: ['get-release-dependencies', { summary: 'What each live release needs', access: 'actor' }],
  },
  ...permissionCalls,
  ...serviceCalls,
  ...overrideCalls,
  '/platform/telemetry': {
    post: [
      'report-loads',
      {
        summary: 'How loads of remotes went on one page',
        access: 'public',
        body: {
          schema: {
            type: 'object',
            properties: { reports: { type: 'array', items: any } },
            required: ['reports'],
          },
        },
        content: noContent,
        refusals: [400, 413, 429],
      },
    ],
  },
  '/releases/{remote}/{release}/{path}': {
    get: [
      'get-release-file',
      {
        summary: 'A file of a release, the same bytes for ever',
        access: 'public',
        content: { 'application/octet-stream': { schema: text } },
        refusals: [404],
      },
    ],
  },
};

export const platformPaths: Paths = Object.fromEntries(
  Object.entries(calls).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, [id, call]]) => [
        method,
        describeCall(id, { path, method }, call),
      ]),
    ),
  ]),
);
