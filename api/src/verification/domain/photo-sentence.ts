import type { CheckedPhoto } from '@suite/contracts/verification';

export type PhotoSentence = string | Readonly<Record<CheckedPhoto | 'either', string>>;

export function sentenceAbout(photo: CheckedPhoto | null, sentence: PhotoSentence): string {
  return typeof sentence === 'string' ? sentence : sentence[photo ?? 'either'];
}
