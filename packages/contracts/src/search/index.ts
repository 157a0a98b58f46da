export {
  maxHitsPerKind,
  maxSearchLength,
  minSearchLength,
  searchEverywhereEndpoint,
  searchKinds,
  type SearchHit,
} from './search-everywhere.endpoint.ts';
