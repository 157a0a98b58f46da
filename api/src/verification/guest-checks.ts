import type { FastifyInstance } from 'fastify';
import type { GuestChecks } from '../bookings/bookings.public.ts';
import { findDeskChoices } from './desk-choices.repository.ts';
import { expireImages } from './images.repository.ts';
import { correctName } from './use-cases/correct-name.ts';
import { findOpenFlags } from './use-cases/find-open-flags.ts';
import { sweepImages } from './use-cases/sweep-images.ts';

export function guestChecks(app: Pick<FastifyInstance, 'config' | 'database' | 'images'>): GuestChecks {
  return {
    findOpenFlags,
    findDeskChoices,
    correctName: (tx, change) => correctName(tx, app.config.secretKey, change),
    expireImages,
    sweepImages: (booking_id) => sweepImages(app, booking_id),
  };
}
