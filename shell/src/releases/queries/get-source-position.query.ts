import type { SourcePosition } from '@suite/descriptor';
import { queryOptions } from '@tanstack/react-query';
import { callPlatform } from '../../platform/call-platform.ts';

interface Place {
  remote: string;
  release: string;
  file: string;
  line: number;
  column: number;
}

export function getSourcePositionQuery({ remote, release, file, line, column }: Place) {
  const search = new URLSearchParams({ file, line: String(line), column: String(column) });
  return queryOptions({
    queryKey: ['source-position', remote, release, file, line, column] as const,
    queryFn: async ({ signal }) =>
      (
        await callPlatform<SourcePosition>(
          `/remotes/${encodeURIComponent(remote)}/releases/${release}/source?${search}`,
          { signal },
        )
      ).result,
    staleTime: Infinity,
    retry: false,
  });
}
