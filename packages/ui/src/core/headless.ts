export { classNames } from './theme/class-names.ts';
export { useMediaQuery } from './theme/use-media-query.ts';
export { useToastClock } from './toast/toast.ts';
