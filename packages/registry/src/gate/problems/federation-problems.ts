import { check, type Release } from '@suite/descriptor';
import { array, object, string, type InferType } from 'yup';
import type { GateCode, GateProblem } from '../gate-problem.ts';
import { federationManifest, type ReleaseContents } from '../release-contents.ts';

const paths = () => array().of(string().required()).default(undefined).optional();
const assetsSchema = object({
  js: object({ sync: paths(), async: paths() }).default(undefined).optional(),
  css: object({ sync: paths(), async: paths() }).default(undefined).optional(),
})
  .default(undefined)
  .optional();

const manifestSchema = object({
  id: string().required(),
  name: string().required(),
  metaData: object({
    globalName: string().required(),
    buildInfo: object({ buildVersion: string().required(), buildName: string().required() }).required(),
    remoteEntry: object({ name: string().required(), path: string(), type: string() }).required(),
  }).required(),
  shared: array()
    .of(object({ name: string().required(), requiredVersion: string(), assets: assetsSchema }).required())
    .required(),
  exposes: array()
    .of(object({ path: string().required(), assets: assetsSchema }).required())
    .required(),
}).required();

type Assets = InferType<typeof assetsSchema>;

export function federationProblems(release: Release, contents: ReleaseContents | undefined): GateProblem[] {
  // Other tools write this file only for a container, with names of their own.
  if (release.entryType !== undefined) return foreignProblems(release, contents);
  if (!Object.hasOwn(release.files, federationManifest))
    return [problem('is not among the files: build with remoteConfig(), which writes it')];
  if (!contents || !Object.hasOwn(contents.files, federationManifest)) return [];
  const checked = check(manifestSchema, contents.federation);
  if (!checked.ok)
    return [problem(`cannot be read (${checked.problems[0]?.message ?? 'it is empty'}): build again`)];
  return disagreements(release, checked.value);
}

const foreignSchema = object({
  metaData: object({ publicPath: string() }).default(undefined).optional(),
  shared: array().of(object({ name: string().required(), assets: assetsSchema }).required()),
  exposes: array().of(object({ path: string().required() }).required()),
}).required();

function foreignProblems(
  { files, descriptor }: Release,
  contents: ReleaseContents | undefined,
): GateProblem[] {
  if (!contents || !Object.hasOwn(files, federationManifest)) return [];
  const checked = check(foreignSchema, contents.federation);
  if (!checked.ok) return [];
  const { metaData, shared = [], exposes } = checked.value;
  const { publicPath = 'auto' } = metaData ?? {};
  const isFixed = publicPath !== '' && publicPath !== 'auto' && !publicPath.startsWith('.');
  const fixed = `says that the files lie at ${publicPath}, and a release lies at an address of its own: build with publicPath auto, or base ./ in Vite`;
  const exposed = exposes?.map(({ path }) => path);
  const missing = descriptor.exposes.filter((name) => exposed && !exposed.includes(name));
  return [
    ...(isFixed ? [problem(fixed)] : []),
    ...missing.map((name) =>
      problem(
        `exposes ${sortedList(exposed ?? [])} and remote.json promises ${name}: expose it under this name`,
      ),
    ),
    ...shared.flatMap(carriedProblem),
  ];
}

function carriedProblem({ name, assets }: { name: string; assets?: Assets }): GateProblem[] {
  if (filesOf(assets).length === 0) return [];
  const message = `The release carries its own copy of ${name}: take it from the shell with import: false.`;
  return [{ code: 'shared-carried', message, field: federationManifest }];
}

function disagreements(release: Release, manifest: InferType<typeof manifestSchema>): GateProblem[] {
  const { metaData, shared, exposes } = manifest;
  const problems: GateProblem[] = [];
  const compare = (what: string, said: string, promised: string) => {
    if (said !== promised)
      problems.push(
        problem(
          `says ${what} ${said} and release.json says ${promised}: release one build, not parts of two`,
        ),
      );
  };
  compare('container', manifest.name, release.container);
  compare('id', manifest.id, release.container);
  compare('global name', metaData.globalName, release.container);
  compare('remote', metaData.buildInfo.buildName, release.name);
  compare('version', metaData.buildInfo.buildVersion, release.version);
  compare('entry', `${metaData.remoteEntry.path ?? ''}${metaData.remoteEntry.name}`, release.entry);
  if (metaData.remoteEntry.type !== undefined && metaData.remoteEntry.type !== 'global') {
    const { type } = metaData.remoteEntry;
    problems.push(
      problem(
        `says that the entry is of type ${type}, which the shell cannot load: build with remoteConfig()`,
      ),
    );
  }
  compare('exposes', sortedList(exposes.map(({ path }) => path)), sortedList(release.descriptor.exposes));
  for (const path of exposes.flatMap(({ assets }) => filesOf(assets))) {
    if (!Object.hasOwn(release.files, path))
      problems.push(
        problem(`names ${path}, which release.json does not list: release one build, not parts of two`),
      );
  }
  for (const { name, requiredVersion = '', assets } of shared) {
    problems.push(...carriedProblem({ name, assets }));
    const promised = Object.hasOwn(release.shared, name) ? release.shared[name] : undefined;
    compare(`${name} is shared as`, requiredVersion, promised ?? 'nothing of it');
  }
  return problems;
}

function filesOf(assets: Assets): string[] {
  return [assets?.js?.sync, assets?.js?.async, assets?.css?.sync, assets?.css?.async].flatMap(
    (list) => list ?? [],
  );
}

const sortedList = (list: readonly string[]) => [...list].sort().join(', ');

function problem(rest: string, code: GateCode = 'federation-manifest'): GateProblem {
  return { code, message: `${federationManifest} ${rest}.`, field: federationManifest };
}
