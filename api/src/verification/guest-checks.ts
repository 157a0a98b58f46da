import type { FastifyInstance } from 'fastify';
import type { GuestChecks } from '../bookings/bookings.public.ts';
import { findDeskChoices } from './desk-choices.repository.ts';
import { expireImages } from './images.repository.ts';
import { findOpenFlags } from './use-cases/find-open-flags.ts';
import { sweepImages } from './use-cases/sweep-images.ts';

/** What this context adds to lists of bookings, and does when one is deleted. */
export function guestChecks(app: Pick<FastifyInstance, 'database' | 'images'>): GuestChecks {
  return {
    findOpenFlags,
    findDeskChoices,
    expireImages,
    sweepImages: (booking_id) => sweepImages(app, booking_id),
  };
}
