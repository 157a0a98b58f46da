export { averageRating, hasRating } from './ratings.repository.ts';
export { rateStay } from './use-cases/rate-stay.ts';
