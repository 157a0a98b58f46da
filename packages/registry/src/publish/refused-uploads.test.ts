import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { draftRelease, formOf, hashOf, type ReleaseDraft } from '../testing/release-draft.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry({
    limits: { files: 20, fileSize: 50_000, totalSize: 120_000, releaseFileSize: 8_000 },
    reservedPaths: ['/login'],
  });
});
afterAll(() => registry.stop());

const spoiled = (spoil: (draft: ReleaseDraft) => void, reshape?: (form: FormData) => void) => () => {
  const draft = draftRelease('mf-broken');
  spoil(draft);
  const form = formOf(draft);
  reshape?.(form);
  return form;
};
const keep = () => undefined;
const alter = (reshape: (form: FormData) => void) => spoiled(keep, reshape);
const listed = (path: string, content = 'x') =>
  spoiled(({ manifest, files }) => {
    manifest.files[path] = hashOf(content);
    files[path] = content;
  });
const field = (name: string, value: unknown) =>
  spoiled(({ manifest }) => Object.assign(manifest, { [name]: value }));
const descriptor = (change: object) => spoiled(({ manifest }) => Object.assign(manifest.descriptor, change));
const onlyRelease = (text: string) => () => {
  const form = new FormData();
  form.append('release', text);
  return form;
};

const broken: [string, () => FormData, number, RegExp][] = [
  [
    'a changed byte',
    spoiled(({ files }) => (files['main.css'] += ' ')),
    400,
    /main\.css does not have the content/,
  ],
  [
    'a missing file',
    spoiled(({ files }) => delete files['main.css']),
    400,
    /main\.css is listed but was not sent/,
  ],
  [
    'an extra file',
    alter((form) => form.append('file', new Blob(['x']), 'extra.js')),
    400,
    /extra\.js is not listed/,
  ],
  [
    'a file sent twice',
    alter((form) => form.append('file', new Blob(['x']), 'main.css')),
    400,
    /main\.css was sent twice/,
  ],
  ['a file above the folder', listed('../outside.js'), 400, /not a plain relative path/],
  [
    'a climbing file that is not listed',
    alter((form) => form.append('file', new Blob(['x']), '../../x.js')),
    400,
    /\.\.\/\.\.\/x\.js is not listed/,
  ],
  ['an absolute path', listed('/etc/cron.d/x'), 400, /not a plain relative path/],
  ['a backslash', listed('a\\b.js'), 400, /not a plain relative path/],
  ['an encoded path', listed('%2e%2e%2fx.js'), 400, /not a plain relative path/],
  ['a hidden file', listed('.env'), 400, /not a plain relative path/],
  ['a copy the registry makes itself', listed('main.css.br'), 400, /not a plain relative path/],
  ['a file where a folder is', listed('static'), 400, /cannot hold together/],
  ['a hash of another kind', field('files', { 'remoteEntry.12345678.js': 'sha256-abc' }), 400, /no sha384/],
  ['no files at all', field('files', {}), 400, /does not list remoteEntry/],
  ['a version in words', field('version', 'latest'), 400, /semantic version/],
  ['a version with a path in it', field('version', '1.0.0-../../x'), 400, /semantic version/],
  ['another container name', field('container', 'mf_other'), 400, /must be called mf_broken_/],
  ['an entry without a hash', field('entry', 'remoteEntry.js'), 400, /must look like remoteEntry/],
  ['another name than the descriptor', field('name', 'mf-other'), 400, /its descriptor says mf-broken/],
  ['an unknown field', field('postinstall', 'rm -rf /'), 400, /unknown fields: postinstall/],
  ['a descriptor without routes', descriptor({ routes: [] }), 400, /at least one route/],
  ['a path without slash', descriptor({ routes: [{ path: 'x' }], menu: [] }), 400, /must start with \//],
  ['an unknown permission', descriptor({ permissions: ['fly'] }), 400, /no permission called fly/],
  ['a route of the host', descriptor({ routes: [{ path: '/login' }], menu: [] }), 400, /belongs to the host/],
  ['every address there is', descriptor({ routes: [{ path: '/*' }], menu: [] }), 400, /belongs to the host/],
  ['a release that is not JSON', onlyRelease('{"name":'), 400, /is not JSON/],
  ['a release that is a list', onlyRelease('[]'), 400, /must hold an object/],
  ['an empty release', onlyRelease('{}'), 400, /release\.json is not acceptable/],
  [
    'a release of wrong kinds',
    onlyRelease('{"descriptor":{"menu":[null],"routes":7},"files":"x"}'),
    400,
    /not acceptable/,
  ],
  ['a release that is null', onlyRelease('null'), 400, /release\.json/],
  ['a release sent twice', alter((form) => form.append('release', '{}')), 400, /sent twice/],
  ['a stray part', alter((form) => form.append('note', 'hello')), 400, /unexpected part "note"/],
  [
    'no release part',
    () => {
      const form = new FormData();
      form.append('file', new Blob(['x']), 'a.js');
      return form;
    },
    400,
    /must come before the files/,
  ],
  ['an empty form', () => new FormData(), 400, /./],
  ['a file over its limit', listed('big.js', 'x'.repeat(60_000)), 413, /big\.js is larger than the 49 kB/],
  [
    'files over the limit together',
    spoiled((draft) => {
      for (const name of ['a.js', 'b.js', 'c.js']) {
        const text = 'x'.repeat(45_000);
        draft.files[name] = text;
        draft.manifest.files[name] = hashOf(text);
      }
    }),
    413,
    /larger than the 118 kB/,
  ],
  [
    'too many files',
    alter((form) => {
      for (let index = 0; index < 30; index += 1) form.append('file', new Blob(['x']), `${index}.js`);
    }),
    413,
    /^The release has 21 files; 20 are allowed\. Leave out/,
  ],
  [
    'a release that lists too many files',
    spoiled(({ manifest, files }) => {
      const names = Array.from({ length: 28 }, (_, index) => `${index}.js`);
      for (const name of names) [manifest.files[name], files[name]] = [hashOf('x'), 'x'];
    }),
    413,
    /^The release has 3\d files; 20 are allowed\. Leave out/,
  ],
  [
    'a release.json over its limit',
    onlyRelease(' '.repeat(9_000)),
    413,
    /release\.json is larger than the 8 kB/,
  ],
];

describe('a broken upload is refused and leaves nothing behind', () => {
  test.each(broken)('%s', async (_, form, status, message) => {
    const answer = await registry.publishForm(form());
    expect({ status: answer.statusCode, ...answer.json<object>() }).toMatchObject({
      status,
      success: false,
      message: expect.stringMatching(message),
      errorType: status === 413 ? 'TOO_LARGE' : expect.stringMatching(/^(VALIDATION_ERROR|BAD_REQUEST)$/),
    });
    expect(answer.body).not.toMatch(/node_modules|\.ts:|\bat [A-Z]/);
    expect(await registry.traces()).toEqual({ paths: [], rows: [] });
    expect(await readdir(join(registry.releasesFolder, '.incoming'))).toEqual([]);
  });

  const headers = () => ({ authorization: `Bearer ${registry.token}` });
  const raw: [string, Record<string, string>, string][] = [
    ['JSON instead of a form', { 'content-type': 'application/json' }, '{}'],
    ['text instead of a form', { 'content-type': 'text/plain' }, 'hello'],
    ['a form without boundary', { 'content-type': 'multipart/form-data' }, 'hello'],
    [
      'a form that breaks off',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.js"\r\n\r\nhalf',
    ],
    [
      'a part called __proto__',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
    ],
  ];
  test.each(raw)('%s', async (_, more, payload) => {
    const answer = await registry.app.inject({
      method: 'POST',
      url: '/platform/releases',
      headers: { ...headers(), ...more },
      payload,
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json()).toMatchObject({
      success: false,
      message: expect.any(String),
      errorType: expect.any(String),
    });
    expect(await registry.traces()).toEqual({ paths: [], rows: [] });
    expect(await readdir(join(registry.releasesFolder, '.incoming'))).toEqual([]);
  });
});
