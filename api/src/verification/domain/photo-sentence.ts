import type { CheckedPhoto } from '@suite/contracts/verification';

/** A sentence about a check, or one for each photo it can be about and one where that is not one alone. */
export type PhotoSentence = string | Readonly<Record<CheckedPhoto | 'either', string>>;

export function sentenceAbout(photo: CheckedPhoto | null, sentence: PhotoSentence): string {
  return typeof sentence === 'string' ? sentence : sentence[photo ?? 'either'];
}
