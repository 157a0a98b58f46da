import { sql, type Database } from '@suite/database';
import { check, type Release } from '@suite/descriptor';
import type { FastifyInstance } from 'fastify';
import { mixed, object } from 'yup';
import { requireValid } from '../errors/registry-error.ts';
import { listAcceptedPermissions } from '../permissions/permission-decisions.repository.ts';
import { listLiveReleases } from '../releases.repository.ts';
import { requireScope, requireToken } from '../tokens/release-tokens.ts';
import { checkGate, listGateWarnings } from './check-gate.ts';
import type { ReadHost } from './gate-host.ts';
import type { GateProblem } from './gate-problem.ts';
import { serviceField } from './problems/platform-problems.ts';
import type { ReleaseContents } from './release-contents.ts';

/** The limit exceeds the needs of any remote, and stops a team's token from filling the table. */
const maxRequestsPerRemote = 20;

const example = 'Send {"release": <release.json>, "contents": {"files": {"<path>": {"gzip": <bytes>}}}}';
const maxBodyBytes = 512 * 1024;

const bodySchema = object({
  release: mixed().required(`release is missing. ${example}`),
  contents: mixed((value): value is ReleaseContents => isContents(value)).typeError(
    `contents does not say which files there are. ${example}`,
  ),
})
  .noUnknown('The body has unknown fields: ${unknown}')
  .typeError(example)
  .required(example);

interface CheckDeps {
  database: Database;
  readHost: ReadHost;
}

/** Runs the gate without storing the release. It records a service request if that is all the release lacks. */
export function serveCheck(app: FastifyInstance, { database, readHost }: CheckDeps): void {
  app.post('/releases/check', { bodyLimit: maxBodyBytes }, async (request, reply) => {
    const holder = await requireToken(database, request);
    const { release: manifest, contents } = requireValid(check(bodySchema, request.body));
    const name = nameOf(manifest);
    requireScope(holder, name);
    const [liveSet, host, accepted] = await Promise.all([
      listLiveReleases(database),
      readHost(servicesOf(manifest)),
      listAcceptedPermissions(database),
    ]);
    const problems = checkGate({ manifest, contents }, liveSet, host);
    const warnings = listGateWarnings({ manifest, isMovedByTeam: holder.remote !== '*' }, liveSet, accepted);
    await recordRequests(database, manifest, problems);
    const awaited = warnings.find(({ code }) => code === 'public-not-accepted');
    const allowed = awaited
      ? `${name} may be published, but not go live yet. ${awaited.message}`
      : `${name} may go live.`;
    const message = problems.length === 0 ? allowed : `${name} would be refused: ${problems[0]?.message}`;
    reply.header('cache-control', 'no-store');
    return { success: true, message, result: { remote: name, problems, warnings } };
  });
}

async function recordRequests(database: Database, manifest: unknown, problems: readonly GateProblem[]) {
  const ofServices = problems.every(({ code }) => needsDecision(code) || code === 'service-unhealthy');
  if (!ofServices) return;
  const release = manifest as Release;
  const undecided = problems.filter(({ code }) => needsDecision(code)).map(({ field }) => field);
  const aliases = (release.descriptor.services ?? []).filter((_alias, index) =>
    undecided.includes(serviceField(index)),
  );
  if (aliases.length > 0) await recordServiceRequests(database, release, aliases);
}

const needsDecision = (code: GateProblem['code']) =>
  code === 'service-unmapped' || code === 'service-not-accepted';

function servicesOf(manifest: unknown): string[] {
  const descriptor = isRecord(manifest) ? manifest.descriptor : undefined;
  const services = isRecord(descriptor) ? descriptor.services : undefined;
  return Array.isArray(services) ? services.filter((alias) => typeof alias === 'string') : [];
}

function nameOf(manifest: unknown): string {
  const name = typeof manifest === 'object' && manifest !== null && 'name' in manifest ? manifest.name : '';
  return typeof name === 'string' && name !== '' ? name : 'A release without a name';
}

function isContents(value: unknown): value is ReleaseContents {
  if (!isRecord(value) || !isRecord(value.files) || !Object.values(value.files).every(isFile)) return false;
  return isRecordOf(value.scripts, isScript) && isRecordOf(value.styles, isTexts);
}

/** Older command lines omit these fields. */
function isRecordOf(value: unknown, isValue: (one: unknown) => boolean): boolean {
  return value === undefined || (isRecord(value) && Object.values(value).every(isValue));
}

function isScript(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { isModule, evaluates, imports, exports, problem, publicPath } = value;
  return (
    typeof isModule === 'boolean' &&
    typeof evaluates === 'boolean' &&
    [imports, exports].every(isTexts) &&
    [problem, publicPath].every((text) => text === undefined || typeof text === 'string')
  );
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function isFile(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { gzip, hash } = value;
  return Number.isInteger(gzip) && Number(gzip) >= 0 && (hash === undefined || typeof hash === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function recordServiceRequests(
  database: Database,
  { name, descriptor: { title } }: Release,
  aliases: readonly string[],
): Promise<void> {
  await database.query(sql`
    insert into service_requests (remote, alias, title)
    select ${name}, alias, ${title} from unnest(${aliases}::text[]) as alias
    on conflict (remote, alias) do update set title = excluded.title, last_asked_at = now()`);
  await database.query(sql`
    delete from service_requests where remote = ${name} and alias not in (
      select alias from service_requests where remote = ${name}
      order by last_asked_at desc, alias limit ${maxRequestsPerRemote})`);
}
