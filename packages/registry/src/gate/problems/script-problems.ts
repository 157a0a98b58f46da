import { posix } from 'node:path';
import { moduleFile, type Release } from '@suite/descriptor';
import type { ScriptFacts } from '@suite/descriptor/script-facts';
import type { GateCode, GateProblem } from '../gate-problem.ts';
import type { ReleaseContents } from '../release-contents.ts';

export function scriptProblems(release: Release, contents: ReleaseContents | undefined): GateProblem[] {
  const { scripts, styles = {} } = contents ?? {};
  const entry = scripts?.[release.entry];
  if (!scripts || !entry) return [];
  const problems = entryProblems(release, entry, scripts);
  return release.entryType
    ? [...problems, ...codeProblems(release, scripts), ...styleProblems(styles)]
    : problems;
}

/** Refuses references of style sheets: without a hash, nothing would verify their targets. */
function styleProblems(styles: Readonly<Record<string, readonly string[]>>): GateProblem[] {
  return Object.entries(styles).flatMap(([path, references]) =>
    references.map((name) =>
      problem(
        'style-import',
        path,
        /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(name)
          ? `takes ${name} from another origin, which the policy of the page refuses: put it into the release`
          : `imports ${name}, which would be fetched without being verified: bundle it`,
      ),
    ),
  );
}

function entryProblems(
  { entry, entryType, descriptor }: Release,
  facts: ScriptFacts,
  scripts: Readonly<Record<string, ScriptFacts>>,
): GateProblem[] {
  const isModule = entryType === 'module';
  if (facts.problem !== undefined) {
    if (!isModule) return [];
    return [problem('entry-kind', entry, `cannot be read (${facts.problem}): build it again`)];
  }
  if (facts.isModule !== isModule)
    return [problem('entry-kind', entry, facts.isModule ? unsaidModule : noModule)];
  if (!isModule) return [];
  const exported = new Set(facts.exports);
  if (exported.has('init') && exported.has('get')) return [];
  if (!exported.has('mount')) return [problem('entry-exports', entry, exportsNothing(facts.exports))];
  return descriptor.exposes.flatMap((name) => {
    const file = moduleFile(entry, name);
    const exportsMount = scripts[file]?.exports.includes('mount') ?? false;
    if (exportsMount) return [];
    const message = `exports mount, which is ./remote alone, and remote.json promises ${name} too: build it as ${file} that exports mount, or expose both by a federation container`;
    return [problem('entry-exports', entry, message)];
  });
}

const unsaidModule =
  'is an ES module and release.json says nothing of it: release the folder with --descriptor, which reads what it is';
const noModule =
  'is no ES module, and release.json says that it is one: release the folder with --descriptor, which reads what it is';

function exportsNothing(exported: readonly string[]): string {
  const what = exported.length === 0 ? 'nothing' : exported.join(', ');
  return `exports ${what}, and neither mount nor the init and get of a container: export a function mount(element, context)`;
}

function codeProblems({ files }: Release, scripts: Readonly<Record<string, ScriptFacts>>): GateProblem[] {
  return Object.entries(scripts).flatMap(([path, { imports, evaluates, publicPath }]) => {
    const problems = imports.flatMap((name) => importProblem(path, name, files));
    if (publicPath !== undefined)
      problems.push(
        problem(
          'script-import',
          path,
          `looks for its files at ${publicPath}, and a release lies at an address of its own: build with publicPath auto`,
        ),
      );
    if (evaluates)
      problems.push(
        problem(
          'script-eval',
          path,
          'is made of texts that are evaluated, which the policy of the page refuses: build it for production, without devtool eval',
        ),
      );
    return problems;
  });
}

function importProblem(path: string, name: string, files: Release['files']): GateProblem[] {
  const isRelative = /^\.\.?\//.test(name);
  if (!isRelative) return [problem('script-import', path, `imports ${name}, ${remedyFor(name)}`)];
  const target = posix.join(posix.dirname(path), name);
  if (Object.hasOwn(files, target)) return [];
  return [
    problem('script-import', path, `imports ${name}, which is not among the files: publish all of the build`),
  ];
}

function remedyFor(name: string): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(name))
    return 'which is an address outside of the release: bundle it';
  return name.startsWith('/')
    ? 'which is an address outside of the release: bundle it, or build with base ./ so that addresses are relative'
    : 'which a browser finds nowhere: bundle it';
}

function problem(code: GateCode, path: string, rest: string): GateProblem {
  return { code, message: `${path} ${rest}.`, field: path };
}
