import { register } from 'node:module';

// Goes before the server with `node --import`: no line of the product knows of it. The engine is imported for the first
// check; hooks that stood there during the start would make every module of the server go through a second thread.
const send = process.send?.bind(process);
process.send = (message, ...rest) => {
  if (message.type === 'ready') register('./replace-engine.mjs', import.meta.url);
  return send?.(message, ...rest) ?? false;
};
