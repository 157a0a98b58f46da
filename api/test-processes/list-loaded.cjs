const { writeFileSync } = require('node:fs');

/** Writes the files that a program has loaded by the time it is ready. Must be required before the program. */
const send = process.send?.bind(process);
process.send = (/** @type {{ type?: string }} */ message, /** @type {any[]} */ ...rest) => {
  if (message.type === 'ready') {
    writeFileSync(process.env['LOADED_FILE'] ?? '', Object.keys(require.cache).join('\n'));
  }
  return send?.(message, ...rest) ?? false;
};
