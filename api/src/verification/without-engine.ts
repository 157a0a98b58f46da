import type { IdentityEngine } from '@suite/identity';

/** Stands where no engine was given: whoever asks hears that nothing can be compared. */
export const withoutEngine: IdentityEngine = {
  checkSelfie: refuse,
  checkDocument: refuse,
  close: () => Promise.resolve(),
};

function refuse(): Promise<never> {
  return Promise.reject(new Error('This server was started without an identity engine'));
}
