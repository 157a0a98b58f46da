import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import type { SourcePosition } from '@suite/descriptor';

const linesAround = 2;
const maxLineLength = 200;

/** Lines and columns count from 1, as in browsers. */
export function resolvePosition(
  mapText: string,
  { line, column }: { line: number; column: number },
): SourcePosition | undefined {
  const map = new TraceMap(mapText);
  const found = originalPositionFor(map, { line, column: column - 1 });
  if (found.source === null) return undefined;
  const source = sourceContentFor(map, found.source);
  return {
    file: readableSource(found.source),
    line: found.line,
    column: found.column + 1,
    excerpt: source === null ? [] : excerptOf(source, found.line),
  };
}

function readableSource(source: string): string {
  return source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/\?\w*$/, '')
    .split('/')
    .filter((segment) => segment !== '.')
    .join('/');
}

function excerptOf(source: string, line: number): SourcePosition['excerpt'] {
  const first = Math.max(1, line - linesAround);
  return source
    .split('\n')
    .slice(first - 1, line + linesAround)
    .map((text, index) => ({ line: first + index, text: text.slice(0, maxLineLength) }));
}
