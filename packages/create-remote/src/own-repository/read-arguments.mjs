import { parseArgs } from 'node:util';
import { Refusal } from '../refusal.mjs';

export const usage = `Usage: npm create --yes @suite/remote@latest <name> -- --registry <address of the suite>

  <name>               what the feature is called, such as spa or lost-and-found; also the new folder's name
  --registry <url>     the running suite, such as https://suite.example
  --folder <path>      the folder to write to instead; it must not exist, or be empty
  --service            also a back end of its own, in service, with a screen that calls it
  --client openapi     calls of the API by openapi-fetch and types of the suite's OpenAPI document, in place of
                       those of @suite/contracts
  --help

Writes a repository of a remote: one screen, one query, tests, a workflow, and the address of the suite's SDK.`;

const options = /** @type {const} */ ({
  registry: { type: 'string' },
  folder: { type: 'string' },
  service: { type: 'boolean', default: false },
  client: { type: 'string', default: 'contracts' },
  help: { type: 'boolean', default: false },
});

const kebabCase = /^[a-z]+(-[a-z]+)*$/;
const maxNameLength = 24;
const clients = /** @type {const} */ (['contracts', 'openapi']);

/** @param {string[]} argv @throws {Refusal} */
export function readArguments(argv) {
  const { values, positionals } = parse(argv);
  if (values.help) return undefined;
  const [given, ...more] = positionals;
  if (more.length > 0)
    throw new Refusal(`Give one name, not ${positionals.length}: ${positionals.join(', ')}.\n\n${usage}`);
  if (given === undefined || values.registry === undefined)
    throw new Refusal(describeMissing(given, values.registry));
  const name = given.replace(/^mf-/, '');
  if (name.length < 3 || name.length > maxNameLength || !kebabCase.test(name)) {
    throw new Refusal(
      `${JSON.stringify(given)} is not the name of a feature: write 3 to ${maxNameLength} lower-case letters, in words joined by hyphens, such as lost-and-found.`,
    );
  }
  const { folder = `mf-${name}`, service } = values;
  return { name, suite: readSuite(values.registry), folder, service, client: readClient(values.client) };
}

/**
 * The command never prompts, so that it works without a terminal.
 * @param {string | undefined} name @param {string | undefined} registry
 */
function describeMissing(name, registry) {
  const missing = [
    ...(name === undefined ? ['the name of the feature, such as spa'] : []),
    ...(registry === undefined ? ['the address of the suite, such as --registry https://suite.example'] : []),
  ];
  return `Nothing was written. The command lacks ${missing.join(', and ')}.\n\n${usage}`;
}

/** @param {string} text */
function readClient(text) {
  const client = clients.find((one) => one === text);
  if (client) return client;
  throw new Refusal(`--client takes ${clients.join(' or ')}, not ${JSON.stringify(text)}.`);
}

/** @param {string} text */
function readSuite(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Refusal(
    `${JSON.stringify(text)} is not the address of a suite: give one such as --registry https://suite.example.`,
  );
}

/** @param {string[]} argv */
function parse(argv) {
  try {
    return parseArgs({ args: argv, options, allowPositionals: true });
  } catch (error) {
    throw new Refusal(`${/** @type {Error} */ (error).message}\n\n${usage}`);
  }
}
