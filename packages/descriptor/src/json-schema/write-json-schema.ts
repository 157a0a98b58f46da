import { writeFileSync } from 'node:fs';
import { descriptorJsonSchema } from './json-schema.ts';

const file = new URL('../../remote.schema.generated.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(descriptorJsonSchema(), null, 2)}\n`);
