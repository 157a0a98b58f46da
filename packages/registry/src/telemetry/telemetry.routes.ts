import { checkLoadReports, redactReason, type LoadFailureDetails, type LoadReport } from '@suite/descriptor';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { demoteIfFailing } from '../demote/demote-if-failing.flow.ts';
import { mayUseRemote, type CandidateRelease } from '../document/document-for-visitor.ts';
import { listCandidates, type LiveSets } from '../document/live-set.ts';
import { RegistryError, requireValid } from '../errors/registry-error.ts';
import { overriddenRemotes, type OverrideSettings } from '../grants/presented-overrides.ts';
import { sessionOf, type Visitor, type VisitorOf } from '../visitor.ts';
import type { RollbackDeps } from '../rollback/roll-back.flow.ts';
import { throttledAdvance } from '../rollout/advance-rollout.ts';
import { storeLoads, type Reporter, type StoredLoad } from './store-loads.ts';
import { throttledSweep } from './sweep-loads.ts';
import bowser from 'bowser';

interface TelemetryDeps extends RollbackDeps {
  visitor: VisitorOf;
  overrides: OverrideSettings;
  liveSets: LiveSets;
}

const bodyLimit = 16 * 1024;
/** All users of a tenant may share one address. */
const maxReportsPerMinute = { perUser: 120, perAddress: 600 };

export function serveTelemetry(app: FastifyInstance, deps: TelemetryDeps): void {
  const { database, visitor, overrides, liveSets } = deps;
  const sweep = throttledSweep(database, (error) =>
    app.log.warn({ err: error }, 'Expired reports could not be deleted; the next sweep tries again.'),
  );

  const advance = throttledAdvance(deps);

  app.post('/telemetry', { bodyLimit }, async (request, reply) => {
    const { reports, ran = [] } = requireValid(checkLoadReports(request.body));
    const who = await visitor(request, reply);
    const candidates = listCandidates(await liveSets.current(), who);
    const given = givenReleases(candidates, who, overriddenRemotes(request, overrides));
    const loads = reports.flatMap((report) => loadOf(report, ran, given.get(report.remote), who));
    const kept = await storeLoads(database, loads, reporterOf(request, who, reports.length));
    if (!kept) throw new RegistryError('TOO_MANY_REQUESTS', 'Too many reports. Send the next in a minute.');
    sweep();
    for (const { remote, release } of failedReleases(loads)) await demote(request, { remote, release });
    advance(
      loads.map(({ remote }) => remote),
      request.log,
    );
    return reply.code(204).header('cache-control', 'no-store').send();
  });

  async function demote(request: FastifyRequest, key: { remote: string; release: string }) {
    try {
      await demoteIfFailing(deps, key, request.log);
    } catch (error) {
      // The report is stored and the next failure triggers it again, so the visitor gets no error.
      request.log.error(
        { err: error, ...key },
        'A failing release could not be demoted; the next failed load tries again, or roll it back now.',
      );
    }
  }
}

/** Ignores a release that this visitor was not given: a tab may be old, and a report may be forged. */
function loadOf(
  report: LoadReport,
  ran: readonly string[],
  given: GivenRelease | undefined,
  who: Visitor | null,
): StoredLoad[] {
  const { remote, release, outcome, phase, times, ran_before, failure } = report;
  const isOwn = given?.release === release;
  if (!isOwn && given?.fallback !== release) return [];
  const time = (ms: number | undefined) => (outcome === 'mounted' ? (ms ?? null) : null);
  return [
    {
      remote,
      release,
      outcome,
      phase,
      counts: isOwn && who?.user_id !== undefined,
      is_fallback: !isOwn,
      ran_before: ran.slice(0, ran_before ?? 0),
      fetch_ms: time(times.fetch),
      start_ms: time(times.start),
      render_ms: time(times.render),
      failure: failure ? storedFailure(failure) : null,
    },
  ];
}

/** Redacts again, as forged reports and older shells may send personal data. */
function storedFailure({ reason, file, line, column }: LoadFailureDetails) {
  return { reason: redactReason(reason), file: file ?? null, line: line ?? null, column: column ?? null };
}

function reporterOf({ ip, headers }: FastifyRequest, who: Visitor | null, reports: number): Reporter {
  const user_id = who?.user_id ?? null;
  const sent = {
    user_id,
    session: sessionOf(who) ?? null,
    reports,
    browser: browserName(headers['user-agent']),
  };
  if (user_id === null)
    return { ...sent, key: `address ${ip}`, maxReportsPerMinute: maxReportsPerMinute.perAddress };
  return { ...sent, key: `person ${user_id}`, maxReportsPerMinute: maxReportsPerMinute.perUser };
}

function failedReleases(loads: readonly StoredLoad[]): StoredLoad[] {
  const failed = loads.filter((load) => load.counts && ['failed', 'froze'].includes(load.outcome));
  return [...new Map(failed.map((load) => [`${load.remote}/${load.release}`, load])).values()];
}

export function browserName(userAgent: string | undefined): string {
  if (!userAgent) return 'unknown browser';
  const { name, version } = bowser.parse(userAgent.slice(0, 500)).browser;
  return [name || 'unknown browser', version?.split('.')[0] ?? ''].join(' ').trim().slice(0, 60);
}

interface GivenRelease {
  release: string;
  /** Their tab may still show this release or fall back to it. */
  fallback: string | undefined;
}

function givenReleases(
  candidates: readonly CandidateRelease[],
  visitor: Visitor | null,
  overridden: ReadonlySet<string>,
): Map<string, GivenRelease> {
  const own = candidates.filter(
    ({ manifest: { name, descriptor } }) => !overridden.has(name) && mayUseRemote(descriptor, visitor),
  );
  return new Map(
    own.map(({ manifest: { name }, release, fallback }) => [name, { release, fallback: fallback?.release }]),
  );
}
