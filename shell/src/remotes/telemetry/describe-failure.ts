import { isReleaseFilePath, redactReason, type LoadFailureDetails } from '@suite/descriptor';

export interface ReleasePosition {
  remote: string;
  release: string;
  file: string;
  line?: number;
  column?: number;
}

/** Removes personal data from the message, and adds the first position in a file of the release. */
export function describeFailure(error: unknown, base: string): LoadFailureDetails {
  const reason = redactReason(messageOf(error));
  const found = positionsIn(textOf(error)).find(({ remote, release }) =>
    base.endsWith(`/releases/${remote}/${release}/`),
  );
  if (!found) return { reason };
  const { remote: _remote, release: _release, ...position } = found;
  return { reason, ...position };
}

/** Returns undefined if no position in the stack is in a file of a release. */
export function findThrowingRelease(error: unknown): ReleasePosition | undefined {
  return positionsIn(error instanceof Error ? (error.stack ?? '') : '')[0];
}

function positionsIn(text: string): ReleasePosition[] {
  const addresses =
    /(https?:\/\/[^\s()?#:]+(?::\d+)?\/releases\/([^\s()?#:/]+)\/([^\s()?#:/]+)\/([^\s()?#:]+))(?:\?[^\s():]*)?(?::(\d+):(\d+))?/g;
  return [...text.matchAll(addresses)].flatMap(
    ([, url = '', remote = '', release = '', file = '', line, column]) => {
      if (!url.startsWith(`${location.origin}/`) || !isReleaseFilePath(file)) return [];
      const place = line === undefined ? {} : { line: Number(line), column: Number(column) };
      return [{ remote, release, file, ...place }];
    },
  );
}

function messageOf(error: unknown): string {
  const cause = innermost(error);
  if (!(cause instanceof Error))
    return typeof cause === 'string' ? cause : 'no error was thrown, but another value';
  return cause.name === 'Error' || cause.name === 'LoadFailure'
    ? cause.message
    : `${cause.name}: ${cause.message}`;
}

function textOf(error: unknown): string {
  const cause = innermost(error);
  const texts = [cause, error].map((one) =>
    one instanceof Error ? `${one.message}\n${one.stack ?? ''}` : '',
  );
  return texts.join('\n');
}

function innermost(error: unknown): unknown {
  if (!(error instanceof Error) || !(error.cause instanceof Error)) return error;
  return /https?:\/\//.test(error.message) ? error : innermost(error.cause);
}
