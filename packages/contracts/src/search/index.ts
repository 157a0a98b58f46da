export {
  maxHitsPerKind,
  maxSearchLength,
  minSearchLength,
  searchEverywhereEndpoint,
  type SearchHit,
} from './search-everywhere.endpoint.ts';
