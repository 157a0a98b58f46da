import { writeFile } from 'node:fs/promises';
import { buildOpenapiDocument } from '../plugins/openapi/build-document.ts';
import { openapiFile } from '../plugins/openapi/openapi.ts';

await writeFile(openapiFile, await buildOpenapiDocument());
