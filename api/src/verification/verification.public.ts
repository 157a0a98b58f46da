export { arrivalCode } from './domain/arrival-code.ts';
export { expireImages } from './images.repository.ts';
export { openImageStore, type ImageStore } from './image-store/open-image-store.ts';
export { openLazyEngine } from './lazy-engine.ts';
export { sweepRegularly } from './sweep-regularly.ts';
export { findGuest } from './use-cases/find-guest.ts';
export { sweepImages } from './use-cases/sweep-images.ts';
export { withoutEngine } from './without-engine.ts';
export type { Guest } from './verification.policy.ts';
