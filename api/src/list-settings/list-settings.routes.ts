import type { FastifyInstance } from 'fastify';
import { getListSettingsEndpoint, updateListSettingsEndpoint } from '@suite/contracts/list-settings';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { getListSettings, updateListSettings } from './use-cases/list-settings.ts';

export function registerListSettingsRoutes(app: FastifyInstance): void {
  const { database } = app;
  serveEndpoint(app, getListSettingsEndpoint, async ({ params, query, caller }) => ({
    message: 'Columns and views fetched successfully',
    result: await getListSettings(database, caller, params.list, query.hotelId),
  }));
  serveEndpoint(
    app,
    updateListSettingsEndpoint,
    async ({ params, query, body, caller }) => ({
      message: 'Your columns and views were saved',
      result: await updateListSettings(database, caller, { ...params, ...query, form: body }),
    }),
    async ({ params, query, caller }) => ({
      values: await getListSettings(database, caller, params.list, query.hotelId),
    }),
  );
}
