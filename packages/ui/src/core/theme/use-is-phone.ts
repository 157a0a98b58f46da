import { useMediaQuery } from './use-media-query.ts';

/** Whether the window has the width of a phone, of which style sheets say `max-width: 37.4375em`. */
export const useIsPhone = () => useMediaQuery('(max-width: 37.4375em)');
