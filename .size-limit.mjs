import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Gzip bytes of a first visit, of a page without the host, and of everything that a release contains. */
const limits = {
  'mf-auth': { visit: '10 kB', all: '60 kB' },
  'mf-bookings': { visit: '60 kB', all: '176 kB' },
  'mf-dashboard': { visit: '34 kB', all: '340 kB' },
  'mf-hotels': { visit: '10 kB', all: '142 kB' },
  'mf-staff-roles': { visit: '10 kB', all: '145 kB' },
  'mf-verification': { visit: '19 kB', page: '100 kB', all: '860 kB' },
};

const shell = readFileSync(join(here, 'shell/dist/index.html'), 'utf8');
const named = [...shell.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file);

export default [
  sizeOf('first visit', 'shell', ['index.html', ...named], '190 kB'),
  ...Object.entries(limits).flatMap(([remote, { visit, page, all }]) => {
    const release = JSON.parse(readFileSync(join(here, remote, 'dist/release.json'), 'utf8'));
    const shipped = Object.keys(release.files).filter((file) => !file.endsWith('.map'));
    return [
      sizeOf('first visit', remote, [release.entry, ...release.preload], visit),
      ...(page ? [sizeOf('page', remote, [...release.page.scripts, ...release.page.styles], page)] : []),
      sizeOf('all files', remote, shipped, all),
    ];
  }),
];

function sizeOf(what, workspace, files, limit) {
  const path = [...new Set(files)].map((file) => `${workspace}/dist/${file}`);
  return { name: `${workspace}, ${what}`, path, limit, gzip: true };
}
