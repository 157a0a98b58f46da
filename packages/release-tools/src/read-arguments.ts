import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isWebAddress } from './is-web-address.ts';
import type { Registry } from './registry/call-registry.ts';
import { ReleaseFailure, UsageFailure } from './release-failure.ts';
import { usage } from './usage.ts';

const options = {
  registry: { type: 'string' },
  'token-file': { type: 'string' },
  dist: { type: 'string' },
  descriptor: { type: 'string' },
  'release-version': { type: 'string' },
  port: { type: 'string' },
  percent: { type: 'string' },
  gradual: { type: 'boolean' },
  hold: { type: 'string' },
  'min-loads': { type: 'string' },
  hotel: { type: 'string', multiple: true },
  remote: { type: 'string', multiple: true },
  permission: { type: 'string', multiple: true },
  canary: { type: 'boolean' },
  url: { type: 'string' },
  hours: { type: 'string' },
  user: { type: 'string' },
  once: { type: 'boolean' },
  offline: { type: 'boolean' },
  'updated-at': { type: 'string' },
  force: { type: 'boolean' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const sdkRegistry = /^@suite:registry\s*=\s*(\S+?)\/platform\/sdk\/?\s*$/m;

export interface CliContext {
  folder: string;
  environment: Readonly<Record<string, string | undefined>>;
}

/** @throws UsageFailure */
export function readArguments(argv: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
    return { values, positionals };
  } catch (error) {
    throw new UsageFailure(`${(error as Error).message}\n\n${usage}`);
  }
}

export type Values = ReturnType<typeof readArguments>['values'];

export function distFolder(
  remote: string,
  ownRemote: string | undefined,
  { values: { dist }, folder }: Pick<CliContext, 'folder'> & { values: Values },
): string {
  return resolve(folder, dist ?? (remote === ownRemote ? 'dist' : join(remote, 'dist')));
}

/**
 * Chooses the registry by --registry, SUITE_REGISTRY_URL, the SDK's suite in .npmrc, then localhost.
 * @throws ReleaseFailure without a token
 */
export async function chooseRegistry(values: Values, cliContext: CliContext): Promise<Registry> {
  const { environment, folder } = cliContext;
  const named = values.registry ?? environment.SUITE_REGISTRY_URL;
  const url = named ?? (await readOwnSuite(folder)) ?? 'http://localhost:3000';
  if (!isWebAddress(url)) {
    throw new UsageFailure(
      `"${url}" is not the address of a registry. Give one such as http://localhost:3000.`,
    );
  }
  return { url, token: await readToken(values, cliContext) };
}

async function readOwnSuite(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, '.npmrc'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return sdkRegistry.exec(text)?.[1];
}

async function readToken(values: Values, { folder, environment }: CliContext): Promise<string> {
  const given = values['token-file'];
  const variable = given === undefined ? environment.SUITE_TOKEN : undefined;
  const file = given ?? join(environment.DATA_DIR ?? '.data', 'release-token');
  const token = (variable ?? (await readTokenFile(folder, file, given !== undefined))).trim();
  if (/^[!-~]+$/.test(token)) return token;
  const where = variable === undefined ? file : 'SUITE_TOKEN';
  throw new ReleaseFailure(`${where} does not hold a release token: one line without spaces.`);
}

async function readTokenFile(folder: string, file: string, wasAsked: boolean): Promise<string> {
  try {
    return await readFile(resolve(folder, file), 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const asked = wasAsked ? `The token file ${file} cannot be read (${code})` : 'No release token was given';
    throw new ReleaseFailure(`${asked}. Use --token-file <file> or the variable SUITE_TOKEN.`);
  }
}
