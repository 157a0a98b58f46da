import type { Message } from '../catalog.ts';

export const en = {
  title: 'Continue on your phone',
  text: 'Scan this code with the camera of your phone. This page follows along and shows the result.',
  codeOfLink: 'QR code of your link',
  waiting: 'Waiting for your phone',
  selfieAccepted: 'Your selfie is accepted. Capture your document with your phone.',
} as const;

export type HandOverWords = Record<keyof typeof en, Message>;
