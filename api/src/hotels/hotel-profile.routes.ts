import type { FastifyInstance } from 'fastify';
import {
  getHotelProfileEndpoint,
  getRatesEndpoint,
  updateHotelProfileEndpoint,
  updateRatesEndpoint,
} from '@suite/contracts/hotels';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { findAddressRules } from './hotels.repository.ts';
import { getHotelProfile, updateHotelProfile } from './use-cases/update-hotel-profile.ts';
import { getRates, updateRates } from './use-cases/update-rates.ts';

export function registerHotelProfileRoutes(app: FastifyInstance): void {
  const { database } = app;

  serveEndpoint(app, getHotelProfileEndpoint, async ({ caller }) => ({
    message: 'Hotel profile fetched successfully',
    result: await getHotelProfile(database, caller),
  }));
  serveEndpoint(
    app,
    updateHotelProfileEndpoint,
    async ({ body, caller }) => ({
      message: 'Hotel profile updated successfully!',
      result: await updateHotelProfile(database, caller, body),
    }),
    async ({ caller }) => ({
      stored: await getHotelProfile(database, caller),
      values: await findAddressRules(database),
    }),
  );
  serveEndpoint(app, getRatesEndpoint, async ({ caller }) => ({
    message: 'Rates fetched successfully',
    result: await getRates(database, caller),
  }));
  serveEndpoint(
    app,
    updateRatesEndpoint,
    async ({ body, caller }) => ({
      message: 'Rates updated successfully!',
      result: await updateRates(database, caller, body),
    }),
    async ({ caller }) => ({ stored: await getRates(database, caller) }),
  );
}
