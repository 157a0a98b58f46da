import { useMediaQuery } from './use-media-query.ts';

export const useIsPhone = () => useMediaQuery('(max-width: 37.4375em)');
