import { text as readText } from 'node:stream/consumers';
import { check, isReleaseFilePath, releaseIdPattern } from '@suite/descriptor';
import type { FastifyInstance } from 'fastify';
import { object, string } from 'yup';
import { RegistryError, requireValid } from '../errors/registry-error.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';
import { requireActorOf, type Callers } from '../tokens/require-actor.ts';

interface SourceDeps extends Callers {
  storage: ReleaseStorage;
}

const wholeNumber = (name: string) =>
  string()
    .matches(/^[1-9]\d{0,7}$/, `${name} must be a whole number from 1`)
    .required(`${name} is required`);

const querySchema = object({
  file: string()
    .test(
      'file',
      'file must be the path of a script in the release',
      (path = '') => isReleaseFilePath(path) && path.endsWith('.js'),
    )
    .required('file is required'),
  line: wholeNumber('line'),
  column: wholeNumber('column'),
}).required();

/** Serves the source line for a position in a built file; the source maps themselves are never served. */
export function serveSources(app: FastifyInstance, { storage, ...callers }: SourceDeps): void {
  app.get<{ Params: { name: string; release: string } }>(
    '/remotes/:name/releases/:release/source',
    async (request, reply) => {
      const { name, release } = request.params;
      await requireActorOf(name, callers, request, reply);
      const { file, line, column } = requireValid(check(querySchema, request.query));
      const isId = /^[a-z0-9-]+$/.test(name) && releaseIdPattern.test(release);
      const map = isId ? await storage.open(`${name}/${release}`, `${file}.map`) : undefined;
      if (!map)
        throw new RegistryError('NOT_FOUND', `No source map of ${file} was published with ${release}.`);
      const place = { line: Number(line), column: Number(column) };
      const { resolvePosition } = await import('./resolve-position.ts');
      const result = resolvePosition(await readText(map.stream()), place);
      if (!result)
        throw new RegistryError('NOT_FOUND', `The source map of ${file} knows no source of line ${line}.`);
      reply.header('cache-control', 'no-store');
      return { success: true, message: `It is ${result.file}:${result.line}.`, result };
    },
  );
}
