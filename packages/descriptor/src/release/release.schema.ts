import { array, object, string, type InferType } from 'yup';
import { check, type Checked, type Problem } from '../check.ts';
import { descriptorProblems } from '../remote/descriptor-problems.ts';
import { exposePattern } from '../remote/descriptor-fields.ts';
import { recordSchema } from '../record.schema.ts';
import {
  clashingPaths,
  fileHashPattern,
  isReleaseFilePath,
  describeTooManyFiles,
  releaseLimits,
} from './release-file.ts';
import { containerName } from './release-id.ts';
import { remoteDescriptorSchema } from '../remote/remote-descriptor.schema.ts';

const required = '${path} is required';
const semver = /^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?$/;
const maxFiles = releaseLimits.files;
const tooManyFiles = `\${path} may list ${maxFiles} at most`;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const filesSchema = recordSchema({
  isKey: isReleaseFilePath,
  isValue: (value): value is string => isText(value) && fileHashPattern.test(value),
  keyProblem: (path) => `files lists "${path}", which is not a plain relative path`,
  valueProblem: (path) => `files gives ${path} no sha384-… digest`,
  max: { entries: maxFiles, describe: (count) => describeTooManyFiles(count, maxFiles) },
  jsonSchema: { type: 'object', additionalProperties: { type: 'string' } },
});

const sharedSchema = recordSchema({
  isKey: isText,
  isValue: isText,
  keyProblem: () => 'shared holds a package without a name',
  valueProblem: (name) => `shared must say which versions of ${name} the remote works with`,
  jsonSchema: { type: 'object', additionalProperties: { type: 'string' } },
});

const isFirstFile = (path: unknown) => isText(path) && /\.(?:m?js|css)$/.test(path);
const isScript = (path: string) => /\.m?js$/.test(path);
const hashedEntry = /^remoteEntry\.[A-Za-z0-9_-]{6,64}\.js$/;

const modulesSchema = recordSchema({
  isKey: (name) => exposePattern.test(name),
  isValue: (value): value is string[] => Array.isArray(value) && value.every(isFirstFile),
  keyProblem: (name) => `modules names "${name}", which is not the name of an exposed module`,
  valueProblem: (name) => `modules.${name} must list scripts and styles`,
  jsonSchema: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
});

const pageFiles = (ending: RegExp, kind: string) =>
  array()
    .of(string().matches(ending, `\${path} must be a ${kind}`).required(required))
    .max(maxFiles, tooManyFiles)
    .required(required);

const pageSchema = object({
  scripts: pageFiles(/\.js$/, 'script').min(1, '${path} must name a script'),
  styles: pageFiles(/\.css$/, 'style'),
})
  .noUnknown('page has unknown fields: ${unknown}')
  .default(undefined)
  .optional()
  .meta({ description: 'What the document of a page of its own asks for.' });

const entryTypes = ['module', 'script'] as const;

const releaseSchema = object({
  descriptor: remoteDescriptorSchema,
  name: string().required(required),
  version: string()
    .max(60)
    .matches(semver, '${path} must be a semantic version such as 1.4.0 or 2.0.0-beta.1')
    .required(required),
  build: string()
    .matches(/^[0-9a-f]{6,64}$/, '${path} must be 6 to 64 hexadecimal digits')
    .required(required),
  container: string().required(required),
  entry: string()
    .matches(/\.m?js$/, '${path} must be a script')
    .required(required),
  entryType: string()
    .oneOf(entryTypes, `\${path} must be ${entryTypes.join(' or ')}`)
    .meta({
      description:
        'What the entry of a build of other tools is; without it, a container of remoteConfig() whose loader asks the shell about each file.',
    }),
  entryGlobals: array()
    .of(
      string()
        .matches(/^[A-Za-z_$][\w$]*$/, '${path} must be the name of a global')
        .required(required),
    )
    .max(maxFiles, tooManyFiles)
    .meta({
      description: 'Of an entry that is a script: the global of its container, then those of its chunks.',
    }),
  preload: array()
    .of(
      string()
        .matches(/\.(?:m?js|css)$/, '${path} must be a script or a style')
        .required(required),
    )
    .max(maxFiles, tooManyFiles)
    .required(required)
    .meta({ description: 'What a first visit needs beside the entry.' }),
  modules: modulesSchema
    .optional()
    .meta({ description: 'What each exposed module besides ./remote needs beside the entry.' }),
  page: pageSchema,
  shared: sharedSchema.required(required),
  files: filesSchema.required(required),
})
  .noUnknown('release.json has unknown fields: ${unknown}')
  .typeError('release.json must hold an object')
  .required('release.json is empty');

export type Release = InferType<typeof releaseSchema>;

export function checkRelease(value: unknown): Checked<Release> {
  return check(releaseSchema, value, releaseProblems);
}

function releaseProblems(release: Release): Problem[] {
  const { descriptor, name, build, container, entry, preload, modules = {}, page, files } = release;
  const problems = descriptorProblems(descriptor).map((problem) => ({
    ...problem,
    field: `descriptor.${problem.field}`,
  }));
  const note = (field: string, message: string) => problems.push({ field, message });

  if (name !== descriptor.name)
    note('name', `The release is called ${name} but its descriptor says ${descriptor.name}`);
  const expected = containerName(name, build);
  if (container !== expected)
    note('container', `The container must be called ${expected}, so that two builds can share a tab`);
  problems.push(...entryProblems(release));
  const missing = [entry, ...preload].find((path) => !Object.hasOwn(files, path));
  if (missing !== undefined) note('files', `files does not list ${missing}, which a first visit needs`);
  for (const [module, paths] of Object.entries(modules)) {
    const missingOfModule = paths.find((path) => !Object.hasOwn(files, path));
    if (missingOfModule !== undefined)
      note('files', `files does not list ${missingOfModule}, which ${module} needs`);
  }
  const ofPage = page ? [...page.scripts, ...page.styles] : [];
  const missingOfPage = ofPage.find((path) => !Object.hasOwn(files, path));
  if (missingOfPage !== undefined)
    note('files', `files does not list ${missingOfPage}, which the page asks for`);
  if (page && descriptor.access !== 'public')
    note('page', 'A page of its own is for visitors without the shell: the remote must be public');
  const clash = clashingPaths(Object.keys(files));
  if (clash) note('files', `files lists ${clash[0]} and ${clash[1]}, which some disks cannot hold together`);
  return problems;
}

/** Requires all scripts of other tools' builds as first files, because they load later files without the shell. */
function entryProblems({ entry, entryType, entryGlobals = [], preload, files }: Release): Problem[] {
  if (entryType === undefined)
    return hashedEntry.test(entry)
      ? []
      : [{ field: 'entry', message: 'entry must look like remoteEntry.<content hash>.js' }];
  const late = Object.keys(files).find((path) => isScript(path) && path !== entry && !preload.includes(path));
  if (late !== undefined)
    return [
      {
        field: 'preload',
        message: `preload does not list ${late}: each script is verified before such a release starts`,
      },
    ];
  if ((entryType === 'script') === entryGlobals.length > 0) return [];
  const message = 'entryGlobals must name the globals of an entry that is a script, and only of such a one';
  return [{ field: 'entryGlobals', message }];
}
