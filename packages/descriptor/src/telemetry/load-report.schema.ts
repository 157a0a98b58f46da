import { array, boolean, number, object, string, type InferType } from 'yup';
import { check, type Checked } from '../check.ts';
import { isReleaseFilePath } from '../release/release-file.ts';
import { releaseIdPattern } from '../release/release-id.ts';
import { remoteNamePattern } from '../remote/remote-descriptor.schema.ts';

const required = '${path} is required';
const longestMs = 600_000;
export const maxReleasesRun = 40;

export const loadPhases = ['fetch', 'start', 'render'] as const;

/** `threw`: mounted code threw outside of React, after the load. `froze`: the page stopped answering. */
const loadOutcomes = ['mounted', 'failed', 'called-off', 'threw', 'froze'] as const;

const position = (what: string) => {
  const problem = `failure.${what} must be a whole number from 0 to 10000000`;
  return number().typeError(problem).integer(problem).min(0, problem).max(10_000_000, problem).optional();
};

const failureSchema = object({
  reason: string().typeError('${path} must be text').max(300).required(required),
  file: string()
    .typeError('${path} must be text')
    .max(200)
    .test('file', '${path} must be the path of a file in the release', (path) =>
      path === undefined ? true : isReleaseFilePath(path),
    )
    .optional(),
  line: position('line'),
  column: position('column'),
})
  .noUnknown('${path} has unknown fields: ${unknown}')
  .typeError('${path} must be an object')
  .optional()
  .default(undefined);

const duration = (phase: string) => {
  const problem = `times.${phase} must be whole milliseconds from 0 to ${longestMs}`;
  return number().typeError(problem).integer(problem).min(0, problem).max(longestMs, problem).optional();
};

const loadReportSchema = object({
  remote: string()
    .typeError('${path} must be text')
    .max(100)
    .matches(remoteNamePattern, '${path} must look like mf-bookings')
    .required(required),
  release: string()
    .typeError('${path} must be text')
    .max(100)
    .matches(releaseIdPattern, '${path} must look like 1.0.0-3f2a9c0d1e4b')
    .required(required),
  outcome: string()
    .typeError('${path} must be text')
    .oneOf(loadOutcomes, `\${path} must be one of ${loadOutcomes.join(', ')}`)
    .required(required),
  phase: string()
    .typeError('${path} must be text')
    .oneOf(loadPhases, '${path} must be fetch, start or render')
    .required(required)
    .test('mounted', '${path} must be render for a remote that was mounted', (phase, { parent }) => {
      const { outcome } = parent as { outcome?: string };
      return outcome !== 'mounted' || phase === 'render';
    }),
  cold: boolean().typeError('${path} must be true or false').required(required),
  times: object({ fetch: duration('fetch'), start: duration('start'), render: duration('render') })
    .noUnknown('${path} has unknown fields: ${unknown}')
    .typeError('${path} must be an object')
    .required(required),
  failure: failureSchema,
  ran_before: number()
    .typeError('${path} must be a number')
    .integer('${path} must be a whole number')
    .min(0, '${path} must not be below 0')
    .optional(),
})
  .noUnknown('A report has unknown fields: ${unknown}')
  .typeError('${path} must be an object')
  .required(required);

const loadReportsSchema = object({
  reports: array()
    .of(loadReportSchema)
    .typeError('reports must be a list')
    .min(1, 'reports must hold at least one report')
    .max(20, 'reports may hold 20 at most')
    .required('reports is required'),
  ran: array()
    .of(
      string()
        .typeError('${path} must be text')
        .max(200)
        .test('release', '${path} must look like mf-bookings/1.0.0-3f2a9c0d1e4b', (text = '') => {
          const [remote = '', release = '', ...rest] = text.split('/');
          return remoteNamePattern.test(remote) && releaseIdPattern.test(release) && rest.length === 0;
        })
        .required(required),
    )
    .typeError('ran must be a list')
    .max(maxReleasesRun, `ran may hold ${maxReleasesRun} at most`)
    .optional(),
})
  .noUnknown('The body has unknown fields: ${unknown}')
  .typeError('The body must be an object: {"reports": [...]}')
  .required('The body must be an object: {"reports": [...]}');

/**
 * `phase` is where the load failed, or `render`. `cold` means that nothing of the release was fetched before. `times`
 * are whole milliseconds. `ran_before` counts the releases of `ran` that had run when the load began.
 */
export type LoadReport = InferType<typeof loadReportSchema>;
export type LoadPhase = LoadReport['phase'];
export type LoadFailureDetails = NonNullable<LoadReport['failure']>;

/** `ran` lists the releases whose code ran in the page, in order, as `mf-bookings/1.0.0-3f2a9c0d1e4b`. */
export type LoadReports = InferType<typeof loadReportsSchema>;

export function checkLoadReports(value: unknown): Checked<LoadReports> {
  return check(loadReportsSchema, value, ({ reports, ran = [] }) =>
    reports.flatMap(({ ran_before = 0 }, index) => {
      if (ran_before <= ran.length) return [];
      const field = `reports[${index}].ran_before`;
      return [{ field, message: `${field} must not exceed the number of releases in ran` }];
    }),
  );
}
