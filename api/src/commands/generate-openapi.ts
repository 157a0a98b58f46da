import { writeFile } from 'node:fs/promises';
import { openapiDocument, openapiFile } from '../plugins/openapi.ts';

await writeFile(openapiFile, openapiDocument());
