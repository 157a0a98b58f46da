import { pathToFileURL } from 'node:url';
import { openDatabase } from '@suite/database';
import pg from 'pg';
import { BenchFailure } from '../bench-failure.mjs';
import { highLimits } from '../processes/start-server.mjs';
import { builtFile } from '../project-root.mjs';

/**
 * A statement as the server hands it to the driver.
 * @typedef {{ name?: string, text: string, values: unknown[] }} Statement
 */

/**
 * Lets the built server answer each address once inside this process, and writes down what it asks of the database:
 * all but the look-up of the session.
 * @param {{ databaseUrl: string, dataDir: string, token: string }} place
 * @param {string[]} addresses
 * @returns {Promise<Statement[][]>} per address
 */
export async function recordStatements({ databaseUrl, dataDir, token }, addresses) {
  const { buildApp } = await import(pathToFileURL(builtFile('api', 'dist', 'app.js')).href);
  const { readConfig } = await import(pathToFileURL(builtFile('api', 'dist', 'config', 'config.js')).href);
  const config = readConfig({ ...highLimits, DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  const database = await openDatabase(databaseUrl);
  const app = await buildApp({ config, database, log: { write: () => undefined } });
  try {
    // Statements of the start are not part of the first answer.
    await app.ready();
    const recorded = [];
    for (const url of addresses) {
      const { statements, answer } = await recording(() =>
        app.inject({ url, headers: { authorization: `Bearer ${token}` } }),
      );
      if (answer.statusCode !== 200) throw new BenchFailure(`${url} answered ${answer.statusCode}.`);
      recorded.push(statements.filter(({ text }) => !/\bsession/.test(text)));
    }
    return recorded;
  } finally {
    await app.close();
    await database.close();
  }
}

/**
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<{ statements: Statement[], answer: T }>}
 */
async function recording(work) {
  /** @type {Statement[]} */
  const statements = [];
  const query = pg.Pool.prototype.query;
  pg.Pool.prototype.query = new Proxy(query, {
    apply(target, pool, /** @type {[Statement]} */ args) {
      statements.push(args[0]);
      return Reflect.apply(target, pool, args);
    },
  });
  try {
    return { answer: await work(), statements };
  } finally {
    pg.Pool.prototype.query = query;
  }
}
