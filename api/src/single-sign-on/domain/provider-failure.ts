const sentences = {
  'forbidden-address': 'Enter a public https address; this one cannot be called from here.',
  'not-found':
    'No OpenID Connect provider answers there. Check the address, and whether the provider can be reached from this server.',
  'other-issuer':
    'The provider calls itself by another address. Enter its own issuer, exactly as it states it.',
  unsuitable:
    'The provider lacks something that is needed: the code flow, PKCE with S256, or https addresses for all of its calls.',
} as const;

export class ProviderFailure extends Error {
  override name = 'ProviderFailure';
  readonly sentence: string;

  constructor(reason: keyof typeof sentences, cause?: unknown) {
    super(reason, { cause });
    this.sentence = sentences[reason];
  }
}
