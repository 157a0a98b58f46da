import pg from 'pg';

const times = 3;

/**
 * A statement and how the database runs it.
 * @typedef {object} Explained
 * @property {string} text
 * @property {number} ms the quickest of three
 * @property {string[]} reads every scan of a table or an index, outermost first
 * @property {string} plan as PostgreSQL prints it
 */

/**
 * Runs each statement three times under `explain analyze` and keeps the quickest.
 * @param {string} databaseUrl
 * @param {import('./record-statements.mjs').Statement[]} statements
 * @returns {Promise<Explained[]>}
 */
export async function explainStatements(databaseUrl, statements) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const explained = [];
    for (const { text, values } of statements) {
      const runs = [];
      for (let turn = 0; turn < times; turn++) {
        const { rows } = await client.query(`explain (analyze, buffers) ${text}`, values);
        runs.push(rows.map((row) => String(row['QUERY PLAN'])).join('\n'));
      }
      const [plan = ''] = runs.sort((a, b) => timeOf(a) - timeOf(b));
      explained.push({ text, ms: timeOf(plan), reads: readsOf(plan), plan });
    }
    return explained;
  } finally {
    await client.end();
  }
}

/** @param {string} plan */
export function timeOf(plan) {
  return Number(/^Execution Time: ([\d.]+) ms$/m.exec(plan)?.[1]);
}

/** @param {string} plan */
export function readsOf(plan) {
  const scan =
    /^[ >-]*(Seq Scan|Bitmap Index Scan|Index Scan|Index Only Scan)(?: Backward)?(?: using (\S+))? on (\S+)/gm;
  return [...plan.matchAll(scan)].map(([, kind = '', index, on]) =>
    kind === 'Seq Scan' ? `all of ${on}` : String(index ?? on),
  );
}
