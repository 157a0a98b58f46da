import { posix } from 'node:path';
import type { Release } from '@suite/descriptor';
import type { ScriptFacts } from '@suite/descriptor/script-facts';
import type { GateCode, GateProblem } from '../gate-problem.ts';
import type { ReleaseContents } from '../release-contents.ts';

/** Scripts that no shell could load, or whose entry is of another kind than `release.json` says. */
export function scriptProblems(release: Release, contents: ReleaseContents | undefined): GateProblem[] {
  const scripts = contents?.scripts;
  const entry = scripts?.[release.entry];
  if (!scripts || !entry) return [];
  return [...entryProblems(release, entry), ...(release.entryType ? codeProblems(release, scripts) : [])];
}

function entryProblems({ entry, entryType, descriptor }: Release, facts: ScriptFacts): GateProblem[] {
  const isModule = entryType === 'module';
  if (facts.problem !== undefined) {
    if (!isModule) return [];
    return [problem('entry-kind', entry, `cannot be read (${facts.problem}): build it again`)];
  }
  if (facts.isModule !== isModule) {
    return [problem('entry-kind', entry, facts.isModule ? unsaidModule : noModule)];
  }
  if (!isModule) return [];
  const exported = new Set(facts.exports);
  if (exported.has('init') && exported.has('get')) return [];
  if (!exported.has('mount')) return [problem('entry-exports', entry, exportsNothing(facts.exports))];
  const [further] = descriptor.exposes.filter((name) => name !== './remote');
  if (further === undefined) return [];
  const message = `exports mount, which is ./remote alone, and remote.json promises ${further} too: expose it by a federation container`;
  return [problem('entry-exports', entry, message)];
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
  return Object.entries(scripts).flatMap(([path, { imports, evaluates }]) => {
    const problems = imports.flatMap((name) => importProblem(path, name, files));
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
  if (!isRelative) {
    const isAddress = /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(name);
    const remedy = isAddress
      ? 'which is an address outside of the release: bundle it, or build with base ./ so that addresses are relative'
      : 'which a browser finds nowhere: bundle it';
    return [problem('script-import', path, `imports ${name}, ${remedy}`)];
  }
  const target = posix.join(posix.dirname(path), name);
  if (Object.hasOwn(files, target)) return [];
  return [
    problem('script-import', path, `imports ${name}, which is not among the files: publish all of the build`),
  ];
}

function problem(code: GateCode, path: string, rest: string): GateProblem {
  return { code, message: `${path} ${rest}.`, field: path };
}
