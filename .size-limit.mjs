import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Gzip bytes of a first visit, of a page without the host, and of everything that a release contains. */
const limits = {
  'mf-auth': { visit: '10 kB', all: '60 kB' },
  'mf-bookings': { visit: '42 kB', all: '82 kB' },
  'mf-dashboard': { visit: '34 kB', all: '340 kB' },
  'mf-hotels': { visit: '10 kB', all: '66 kB' },
  'mf-staff-roles': { visit: '10 kB', all: '142 kB' },
  'mf-verification': { visit: '19 kB', page: '100 kB', all: '860 kB' },
};

const shell = readFileSync(join(here, 'shell/dist/index.html'), 'utf8');

export default [
  sizeOf(
    'shell, first visit',
    'shell',
    ['index.html', ...[...shell.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file)],
    '190 kB',
  ),
  ...Object.entries(limits).flatMap(([remote, limit]) => {
    const { entry, preload, page, files } = JSON.parse(
      readFileSync(join(here, remote, 'dist/release.json'), 'utf8'),
    );
    return [
      sizeOf(`${remote}, first visit`, remote, [entry, ...preload], limit.visit),
      ...(limit.page ? [sizeOf(`${remote}, page`, remote, [...page.scripts, ...page.styles], limit.page)] : []),
      sizeOf(
        `${remote}, all files`,
        remote,
        Object.keys(files).filter((file) => !file.endsWith('.map')),
        limit.all,
      ),
    ];
  }),
];

function sizeOf(name, workspace, files, limit) {
  return { name, path: [...new Set(files)].map((file) => `${workspace}/dist/${file}`), limit, gzip: true };
}
