import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} Field
 * @property {string} [type]
 * @property {string} [description]
 * @property {unknown} [default]
 * @property {unknown[]} [enum]
 * @property {number} [maxLength]
 * @property {number} [maxItems]
 * @property {string[]} [required]
 * @property {Record<string, Field>} [properties]
 * @property {Field} [items]
 */

const read = (/** @type {string} */ path) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), 'utf8'));

const examples = [
  'mf-bookings/remote.json',
  'mf-verification/remote.json',
  'mf-dashboard/remote.json',
  'mf-auth/remote.json',
  'e2e/platform/fixtures/mf-spa/remote.json',
  'e2e/platform/fixtures/mf-pool/remote.json',
  'examples/mf-vue/remote.json',
].map(read);
const maxExampleLength = 90;

export function formatRemoteJsonPage() {
  /** @type {Field} */
  const schema = read('packages/descriptor/remote.schema.generated.json');
  return [
    '# Fields of remote.json',
    '',
    'Every field of the descriptor, its type, the default of an optional field, its meaning, and an example from a remote of this repository.',
    '`"$schema": "./node_modules/@suite/descriptor/remote.schema.generated.json"` gives completion in editors.',
    'This page is generated: `npm run generate -w @suite/lint-rules`.',
    '',
    '| field | type | default | meaning | example |',
    '|---|---|---|---|---|',
    ...rowsOf(schema, '', examples),
    '',
  ].join('\n');
}

/**
 * @param {Field} schema
 * @param {string} path
 * @param {unknown[]} values objects that the schema describes, in real descriptors
 * @returns {string[]}
 */
function rowsOf({ properties = {}, required = [] }, path, values) {
  return Object.entries(properties).flatMap(([name, field]) => {
    const found = values.flatMap((value) => /** @type {Record<string, unknown>} */ (value)[name] ?? []);
    const inner = found.filter((value) => typeof value === 'object' && value !== null);
    const standard = required.includes(name) ? 'required' : cell(field.default);
    const example = (field.properties ?? field.items?.properties) ? '' : cell(exampleOf(values, name));
    const row = `| \`${path}${name}\` | ${typeOf(field)} | ${standard} | ${field.description ?? ''} | ${example} |`;
    const isList = field.items?.properties !== undefined;
    return [
      row,
      ...rowsOf((isList ? field.items : field) ?? {}, `${path}${name}${isList ? '[]' : ''}.`, inner),
    ];
  });
}

/** @param {unknown[]} values @param {string} name */
function exampleOf(values, name) {
  const found = values.map((value) => /** @type {Record<string, unknown>} */ (value)[name]);
  return found.find((value) => value !== undefined && JSON.stringify(value).length <= maxExampleLength);
}

/** @param {Field} field */
function typeOf({ type = 'text', enum: choices, items, maxLength, maxItems }) {
  if (choices) return choices.map(cell).join(' or ');
  const name = type === 'string' ? 'text' : type === 'array' ? `list of ${plural(items)}` : type;
  const limit = maxLength ?? maxItems;
  if (limit === undefined) return name;
  return `${name}, at most ${limit}${maxLength === undefined ? '' : ' characters'}`;
}

/** @param {Field | undefined} items */
const plural = (items) => (items?.type === 'object' ? 'objects' : 'texts');

/** @param {unknown} value */
function cell(value) {
  return value === undefined ? '' : `\`${JSON.stringify(value).replaceAll('|', '\\|')}\``;
}
