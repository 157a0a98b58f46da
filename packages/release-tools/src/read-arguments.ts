import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Registry } from './registry/call-registry.ts';
import { ReleaseFailure } from './release-failure.ts';

export const usage = `Usage: npm run release -- <remote>
   or: suite-release <command> <remote> [options]

Commands
  release <remote>            check, publish and promote; safe to repeat
  check <remote>              prove the build on this disk, without a registry
  publish <remote>            upload the build; visitors get it once it is promoted
  promote <remote> <release>  make a published release live
  status <remote>             what is published, and what is live

Options
  --registry <url>     default: SUITE_REGISTRY_URL, else http://localhost:3000
  --token-file <file>  default: SUITE_RELEASE_TOKEN, else <DATA_DIR or .data>/release-token
  --dist <folder>      default: <remote>/dist
  --json               one JSON object on stdout instead of lines
  --help`;

const options = {
  registry: { type: 'string' },
  'token-file': { type: 'string' },
  dist: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** What a command line asks for. @throws ReleaseFailure for one that cannot be understood */
export function readArguments(argv: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
    return { values, positionals };
  } catch (error) {
    throw new ReleaseFailure(`${(error as Error).message}\n\n${usage}`);
  }
}

export type Values = ReturnType<typeof readArguments>['values'];

/** The folder of the build. */
export function distFolder(remote: string, { dist }: Values): string {
  return dist === undefined ? join(remote, 'dist') : resolve(dist);
}

/** The registry to talk to. @throws ReleaseFailure when there is no token for it */
export async function chooseRegistry(values: Values, environment: Environment): Promise<Registry> {
  const url = values.registry ?? environment.SUITE_REGISTRY_URL ?? 'http://localhost:3000';
  if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : '')) {
    throw new ReleaseFailure(
      `"${url}" is not the address of a registry. Give one such as http://localhost:3000.`,
    );
  }
  return { url, token: await readToken(values, environment) };
}

async function readToken(values: Values, environment: Environment): Promise<string> {
  const given = values['token-file'];
  const variable = given === undefined ? environment.SUITE_RELEASE_TOKEN : undefined;
  const file = given ?? join(environment.DATA_DIR ?? '.data', 'release-token');
  const token = (variable ?? (await readTokenFile(file, given !== undefined))).trim();
  if (/^[!-~]+$/.test(token)) return token;
  const where = variable === undefined ? file : 'SUITE_RELEASE_TOKEN';
  throw new ReleaseFailure(`${where} does not hold a release token: one line without spaces.`);
}

async function readTokenFile(file: string, wasAsked: boolean): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const asked = wasAsked ? `The token file ${file} cannot be read (${code})` : 'No release token was given';
    throw new ReleaseFailure(`${asked}. Use --token-file <file> or the variable SUITE_RELEASE_TOKEN.`);
  }
}
