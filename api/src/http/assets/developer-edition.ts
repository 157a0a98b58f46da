import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';

const address = '/developer-edition';

/** Serves the shell's development build, which `npm run dev` creates beside the built shell. */
export function serveDeveloperEdition(app: FastifyInstance): void {
  const root = editionsOf(app.config.shellDir);
  app.get<{ Params: { '*': string } }>(`${address}/*`, (request, reply) =>
    reply.sendFile(request.params['*'], root),
  );
}

/** Returns undefined if no development build belongs to exactly this built page. */
export async function readDeveloperPage(shellDir: string, page: string): Promise<string | undefined> {
  const edition = createHash('sha256').update(page).digest('hex').slice(0, 12);
  try {
    return await readFile(join(editionsOf(shellDir), edition, 'index.html'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function editionsOf(shellDir: string): string {
  return resolve(shellDir, '../.cache/developer-edition');
}
