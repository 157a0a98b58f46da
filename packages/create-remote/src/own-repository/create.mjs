#!/usr/bin/env node
import { resolve } from 'node:path';
import { Refusal } from '../refusal.mjs';
import { readArguments, usage } from './read-arguments.mjs';
import { writeRepository } from './write-repository.mjs';

/** @param {string[]} argv */
function create(argv) {
  const wanted = readArguments(argv);
  if (wanted === undefined) return console.log(usage);
  const files = writeRepository(resolve(wanted.folder), wanted);
  for (const path of files) console.log(`  + ${wanted.folder}/${path}`);
  console.log(`\nNext:\n  cd ${wanted.folder}\n  npm install\n  npm test`);
}

try {
  create(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
