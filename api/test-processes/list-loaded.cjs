const { writeFileSync } = require('node:fs');

/** Required before a program: writes which files it has loaded by the time it says that it is ready. */
const send = process.send?.bind(process);
process.send = (/** @type {{ type?: string }} */ message, /** @type {any[]} */ ...rest) => {
  if (message.type === 'ready') {
    writeFileSync(process.env['LOADED_FILE'] ?? '', Object.keys(require.cache).join('\n'));
  }
  return send?.(message, ...rest) ?? false;
};
