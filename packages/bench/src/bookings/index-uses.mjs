import { writeFile } from 'node:fs/promises';
import pg from 'pg';
import { readsOf } from '../api/explain-statements.mjs';
import { recordStatements } from '../api/record-statements.mjs';
import { signIn } from '../api/sign-in.mjs';
import { kilobytes } from '../figures/formats.mjs';
import { inProject } from '../project-root.mjs';
import { admin, bookingCases, list, superAdmin } from './booking-cases.mjs';

const page = ['docs', 'operating', 'booking-indexes.generated.md'];
const namedCases = 3;

/** Addresses that are not measured, but read bookings by indexes of their own. */
const otherCases = [
  { name: 'dashboard', path: '/api/dashboard', who: admin },
  { name: 'dashboard, live figures', path: '/api/dashboard/realtime', who: admin },
  { name: 'dashboard of the platform', path: '/api/dashboard', who: superAdmin },
  { name: 'search everywhere', path: '/api/search?q=adler', who: admin },
  { name: 'earlier stays of a guest', path: '/api/bookings/500000/guest', who: superAdmin },
  { name: 'rooms of a group', path: '/api/bookings/500000/group', who: superAdmin },
  { name: 'search: a link', path: list('page=1&search=025755'), who: superAdmin },
];

/** Uses that no plan of a call shows, because a constraint, a trigger or a call that writes reads the index. */
const otherUses = new Map([
  ['bookings_arrival', 'looks up the code that a guest shows at the desk'],
  ['bookings_reference', 'finds a booking by the reference of another system'],
  ['bookings_no_overlap', 'refuses two stays of one guest at one time'],
  ['bookings_overlapping', 'the trigger of that constraint finds stays that were allowed to overlap'],
  ['bookings_pkey', 'identifies a booking'],
  ['bookings_verification_token_hash_key', 'opens the link of a guest'],
]);

/**
 * Writes a page that names for each index of bookings the calls whose plans read it.
 * @param {{ url: string, databaseUrl: string, dataDir: string }} server
 * @returns {Promise<string[]>} the indexes that nothing reads
 */
export async function writeIndexUses({ url, databaseUrl, dataDir }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const uses = new Map();
    for (const who of [admin, superAdmin]) {
      const cases = [...bookingCases, ...otherCases].filter((each) => each.who === who);
      const place = { databaseUrl, dataDir, token: await signIn(url, who) };
      const recorded = await recordStatements(
        place,
        cases.map(({ path }) => path),
      );
      for (const [index, { name }] of cases.entries()) {
        await addUses(client, uses, { name, statements: recorded[index] ?? [] });
      }
    }
    const rows = (await findIndexes(client)).map(({ name, bytes }) => [
      name,
      kilobytes(bytes),
      usesOf(name, uses),
    ]);
    await writeFile(inProject(...page), pageOf(rows));
    return rows.filter(([, , text]) => text === '').map(([name = '']) => name);
  } finally {
    await client.end();
  }
}

/**
 * @param {pg.Client} client
 * @param {Map<string, Set<string>>} uses
 * @param {{ name: string, statements: import('../api/record-statements.mjs').Statement[] }} call
 */
async function addUses(client, uses, { name, statements }) {
  for (const { text, values } of statements) {
    const { rows } = await client.query(`explain ${text}`, values);
    for (const index of readsOf(rows.map((row) => String(row['QUERY PLAN'])).join('\n'))) {
      uses.set(index, (uses.get(index) ?? new Set()).add(name));
    }
  }
}

/** @param {pg.Client} client */
async function findIndexes(client) {
  const { rows } = await client.query(`
    select relname as name, pg_relation_size(oid)::float as bytes from pg_class join pg_index on indexrelid = oid
    where indrelid = 'bookings'::regclass order by relname`);
  return /** @type {{ name: string, bytes: number }[]} */ (rows);
}

/**
 * @param {string} index
 * @param {Map<string, Set<string>>} uses
 */
function usesOf(index, uses) {
  const calls = [...(uses.get(index) ?? [])];
  const more = calls.length - namedCases;
  const named = calls.slice(0, namedCases).join('; ') + (more > 0 ? `; ${more} more` : '');
  return [otherUses.get(index), named].filter(Boolean).join('; ');
}

/** @param {string[][]} rows */
function pageOf(rows) {
  return `# Indexes of bookings

Written by \`npm run bench -- bookings\`; do not edit. Each index of \`bookings\` with its size for 1,000,000 bookings, and the calls whose plans
read it. An index that nothing reads is removed.

| index | size | read by |
| --- | --- | --- |
${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`;
}
