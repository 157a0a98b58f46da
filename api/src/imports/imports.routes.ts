import { exportFileName } from '@suite/csv';
import {
  cancelImportEndpoint,
  checkImportEndpoint,
  exportRefusedRowsEndpoint,
  getImportEndpoint,
  getImportTemplateEndpoint,
  listImportsEndpoint,
  startImportEndpoint,
  undoImportEndpoint,
  uploadImportEndpoint,
} from '@suite/contracts/integrations';
import { isLanguage } from '@suite/i18n/server';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../access/caller.ts';
import { serveEndpoint, type EndpointHandler } from '../http/endpoints/serve-endpoint.ts';
import { serveFormEndpoint } from '../http/endpoints/serve-form-endpoint.ts';
import { serveRawEndpoint } from '../http/endpoints/serve-raw-endpoint.ts';
import { requireRunHotel } from '../hotels/hotels.public.ts';
import { exportRefusedRows, getImport, listImports, writeImportTemplate } from './use-cases/read-imports.ts';
import { cancelImport, checkImport, startImport, undoImport } from './use-cases/run-import.ts';
import { uploadImport } from './use-cases/upload-import.ts';

const languageOf = (asked: string | undefined) => (isLanguage(asked) ? asked : 'en');

export function registerImportsRoutes(app: FastifyInstance): void {
  const { database, config } = app;
  const deps = { database, secretKey: config.secretKey };

  serveRawEndpoint(app, getImportTemplateEndpoint, async ({ query }) => ({
    body: writeImportTemplate(languageOf(query.language)),
    fileName: 'bookings.csv',
  }));
  const upload: EndpointHandler<typeof uploadImportEndpoint, Caller> = async (call) => {
    const [bytes] = call.request.formFiles['file'] ?? [];
    const result = await uploadImport(deps, call.caller, { file_name: call.body.file_name, bytes });
    call.reply.code(201);
    return { message: 'File read successfully', result };
  };
  serveFormEndpoint(app, uploadImportEndpoint, upload, requireRunHotel);
  serveEndpoint(app, listImportsEndpoint, async ({ caller, request: { reader } }) => ({
    message: 'Imports fetched successfully',
    result: { imports: await listImports({ database: reader }, caller) },
  }));
  serveEndpoint(app, getImportEndpoint, async ({ params, caller, request: { reader } }) => ({
    message: 'Import fetched successfully',
    result: await getImport({ ...deps, database: reader }, caller, params.id),
  }));
  serveEndpoint(app, checkImportEndpoint, async ({ params, body, caller }) => ({
    message: 'The file is being checked',
    result: await checkImport(deps, caller, params.id, body),
  }));
  serveEndpoint(app, startImportEndpoint, async ({ params, caller }) => ({
    message: 'The bookings are being imported',
    result: await startImport(deps, caller, params.id),
  }));
  serveEndpoint(app, cancelImportEndpoint, async ({ params, caller }) => ({
    message: 'Import cancelled',
    result: await cancelImport(deps, caller, params.id),
  }));
  serveEndpoint(app, undoImportEndpoint, async ({ params, caller }) => ({
    message: 'The import is being undone',
    result: await undoImport(deps, caller, params.id),
  }));
  serveRawEndpoint(
    app,
    exportRefusedRowsEndpoint,
    async ({ params, query, caller, request: { reader } }) => ({
      body: await exportRefusedRows({ ...deps, database: reader }, caller, {
        id: params.id,
        language: languageOf(query.language),
      }),
      fileName: exportFileName('refused-rows', new Date()),
    }),
  );
}
