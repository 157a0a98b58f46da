import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readDevLink } from '../suite/read-dev-link.ts';
import { linkThirdParty } from './link-third-party.ts';
import { startThirdPartyRegistry } from './third-party-registry.ts';

const execute = promisify(execFile);

type ThirdPartyRegistry = Awaited<ReturnType<typeof startThirdPartyRegistry>>;

export class TeamTerminal {
  folder: string;
  readonly #home: string;
  readonly #thirdParty: ThirdPartyRegistry;
  #env: NodeJS.ProcessEnv;
  #started: ChildProcess | undefined;

  private constructor(home: string, thirdParty: ThirdPartyRegistry) {
    this.folder = home;
    this.#home = home;
    this.#thirdParty = thirdParty;
    this.#env = {
      PATH: process.env.PATH,
      HOME: home,
      npm_config_userconfig: path.join(home, 'npmrc'),
      npm_config_cache: path.join(home, 'cache'),
      npm_config_registry: thirdParty.url,
      // npm then fails instead of prompting.
      npm_config_yes: 'false',
    };
  }

  static async open(): Promise<TeamTerminal> {
    const home = await realpath(await mkdtemp(path.join(tmpdir(), 'suite-team-')));
    return new TeamTerminal(home, await startThirdPartyRegistry(home));
  }

  async run(line: string, variables: NodeJS.ProcessEnv = {}): Promise<string> {
    const [, changed] = /^cd (.+)$/.exec(line) ?? [];
    const [, name = '', value] = /^export (\w+)=(.*)$/.exec(line) ?? [];
    if (changed !== undefined) this.folder = path.resolve(this.folder, changed);
    else if (value !== undefined) this.#env = { ...this.#env, [name]: value };
    else return this.#runProgram(line, variables);
    return '';
  }

  async #runProgram(line: string, variables: NodeJS.ProcessEnv): Promise<string> {
    const options = { cwd: this.folder, env: { ...this.#env, ...variables } };
    try {
      const { stdout } = await execute('sh', ['-c', line], options);
      if (line === 'npm install') await linkThirdParty(this.folder);
      return stdout;
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${line}\n${stdout}\n${stderr}`, { cause: error });
    }
  }

  /** Starts a command that runs until Ctrl-C, and waits for its link. */
  async start(line: string): Promise<{ link: URL; interrupt(): Promise<string> }> {
    // The process leads a group, so that Ctrl-C reaches the whole group as in a terminal.
    const child = spawn('sh', ['-c', line], { cwd: this.folder, env: this.#env, detached: true });
    this.#started = child;
    const lines: string[] = [];
    const link = await readDevLink(child, lines);
    return {
      link: new URL(link),
      async interrupt() {
        await interrupt(child);
        return lines.join('\n');
      },
    };
  }

  async edit(file: string, from: string, to: string): Promise<void> {
    const full = path.join(this.folder, file);
    const before = await readFile(full, 'utf8');
    if (!before.includes(from)) throw new Error(`${file} does not contain ${from}`);
    await writeFile(full, before.replace(from, to));
  }

  async close(): Promise<void> {
    if (this.#started) await interrupt(this.#started);
    await this.#thirdParty.stop();
    await rm(this.#home, { recursive: true });
  }
}

async function interrupt(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  process.kill(-child.pid, 'SIGINT');
  await ended;
}
