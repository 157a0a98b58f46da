import { register } from 'node:module';

// Goes before the server with `node --import`: no line of the product knows of it.
register('./replace-engine.mjs', import.meta.url);
