import pg from 'pg';
import { answerParent } from './worker-answers.mjs';

/** @typedef {import('./record-statements.mjs').Statement} Statement */
/** @typedef {{ databaseUrl: string, statements: Statement[], connections: number, seconds: number }} StatementsOrder */

const int8 = 20;
const date = 1082;

/** The server's own reading of values, without which a loop would be slower than it. */
const types = {
  /** @type {import('pg').CustomTypesConfig['getTypeParser']} */
  getTypeParser(oid, format) {
    if (oid === int8) return Number;
    if (oid === date) return String;
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
  },
};

/** Runs the same statements again and again through the bare driver. Runs as a process of its own. */
answerParent(async (/** @type {StatementsOrder} */ { databaseUrl, statements, connections, seconds }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections, types });
  /** @type {number[]} */
  const times = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const loop = async () => {
    for (let began = performance.now(); began < end; began = performance.now()) {
      await Promise.all(statements.map((statement) => pool.query(statement)));
      times.push(performance.now() - began);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, loop));
    return { times, seconds: (performance.now() - start) / 1000 };
  } finally {
    await pool.end();
  }
});
