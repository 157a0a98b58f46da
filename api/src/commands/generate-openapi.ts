import { writeFile } from 'node:fs/promises';
import { buildOpenapiDocument } from '../http/openapi/build-document.ts';
import { openapiFile } from '../http/openapi/openapi.ts';

await writeFile(openapiFile, await buildOpenapiDocument());
