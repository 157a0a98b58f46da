import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Reads a source map when its file has an error; `--enable-source-maps` parses the map of each loaded file. */
export function mapStackTraces(): void {
  process.setSourceMapsEnabled(false);
  const maps = new Map<string, SourceMap | undefined>();
  Error.prepareStackTrace = (error, frames) =>
    [Error.prototype.toString.call(error), ...frames.map((frame) => describeFrame(frame, maps))].join(
      '\n    at ',
    );
}

function describeFrame(frame: NodeJS.CallSite, maps: Map<string, SourceMap | undefined>): string {
  const text = (frame as { toString(): string }).toString();
  const [file, line, column] = [frame.getFileName(), frame.getLineNumber(), frame.getColumnNumber()];
  if (!file?.startsWith('file:') || file.includes('/node_modules/') || !line || !column) return text;
  if (!maps.has(file)) maps.set(file, readMap(file));
  const entry = maps.get(file)?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry)) return text;
  const source = fileURLToPath(new URL(entry.originalSource, file));
  const place = `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  return text.replace(`${file}:${line}:${column}`, () => place);
}

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${file}.map`), 'utf8')) as SourceMapPayload);
  } catch {
    return undefined;
  }
}
