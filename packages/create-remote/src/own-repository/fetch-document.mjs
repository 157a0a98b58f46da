import { Refusal } from '../refusal.mjs';

const maxWaitMs = 30_000;

/** @param {string} suite @throws {Refusal} if the suite sends no OpenAPI document */
export async function fetchDocument(suite) {
  const address = `${suite}/api/openapi.json`;
  const text = await fetch(address, { signal: AbortSignal.timeout(maxWaitMs) })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '');
  if (isDocument(text)) return text;
  throw new Refusal(
    `There is no OpenAPI document at ${address}: nothing was written. Is it the suite's address?`,
  );
}

/** @param {string} text */
function isDocument(text) {
  try {
    return JSON.parse(text).openapi !== undefined;
  } catch {
    return false;
  }
}
