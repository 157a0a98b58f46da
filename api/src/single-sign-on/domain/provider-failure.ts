import type { PlainCode } from '@suite/contracts/messages';
const codes = {
  'forbidden-address': 'PROVIDER_ADDRESS_PRIVATE',
  'not-found': 'PROVIDER_SILENT',
  'other-issuer': 'PROVIDER_ISSUER_DIFFERS',
  unsuitable: 'PROVIDER_INCOMPLETE',
} as const;

export class ProviderFailure extends Error {
  override name = 'ProviderFailure';
  readonly code: PlainCode;

  constructor(reason: keyof typeof codes, cause?: unknown) {
    super(reason, { cause });
    this.code = codes[reason];
  }
}
