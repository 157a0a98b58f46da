export type CameraProblem =
  | 'denied'
  | 'dismissed'
  | 'notFound'
  | 'inUse'
  | 'overconstrained'
  | 'interrupted'
  | 'stopped'
  | 'timeout'
  | 'unsupported'
  | 'failed';

const byName: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  PermissionDeniedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'notFound',
  DevicesNotFoundError: 'notFound',
  NotReadableError: 'inUse',
  TrackStartError: 'inUse',
  OverconstrainedError: 'overconstrained',
  ConstraintNotSatisfiedError: 'overconstrained',
  AbortError: 'interrupted',
  TimeoutError: 'timeout',
  NotSupportedError: 'unsupported',
};

export function cameraProblem(error: unknown): CameraProblem {
  if (!(error instanceof Error) && !(error instanceof DOMException)) return 'failed';
  const problem = byName[error.name] ?? 'failed';
  // Chromium reports a dismissed prompt as denied, although it may prompt again.
  return problem === 'denied' && /dismissed/i.test(error.message) ? 'dismissed' : problem;
}
