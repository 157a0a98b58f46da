import type { Message } from '../catalog.ts';

export const en = {
  arrivalTitle: 'Your arrival code',
  arrivalText: 'Show this at reception, or say the code: the desk finds your booking at once.',
  arrivalQr: 'Arrival code {code} as a QR code',
  rateTitle: 'How did you like your stay?',
  rateText: 'Your rating goes to the hotel. It can be given once.',
  stars: { one: '{count} star', other: '{count} stars' },
  comment: 'Anything you would like to tell the hotel (optional)',
  sendRating: 'Send rating',
  sending: 'Sending...',
  chooseStars: 'Please choose one to five stars',
  rateThanks: 'Thank you for your rating.',
  rateFailed: 'Failed to store your rating',
  factsTitle: 'Before you arrive',
  factsText: 'This helps the hotel to prepare your stay. You may leave any of it empty.',
  factsPhone: 'Phone number',
  factsArrival: 'Expected time of arrival',
  factsRequests: 'Requests',
  factsSave: 'Save',
  factsSaving: 'Saving...',
  factsSaved: 'Saved. The hotel sees your answers.',
  factsFailed: 'Your answers could not be saved. Check your connection and try again.',
  dataTitle: 'Your data',
  dataText:
    'You can have what was kept of your verification deleted now: photos, what was read from your document, scores and your consent. You stay verified.',
  dataPeriod: {
    one: 'Otherwise what was read from your document is deleted one day after you check out.',
    other: 'Otherwise what was read from your document is deleted {count} days after you check out.',
  },
  dataPeriodSameDay: 'Otherwise what was read from your document is deleted on the day you check out.',
  dataButton: 'Delete my data',
  dataAsk: 'Delete my data?',
  dataAskText: 'This cannot be undone. Guests you verified on this device are included.',
  dataDeleting: 'Deleting...',
  dataKeep: 'Keep',
  dataDone: 'The data of your verification was deleted on {date}.',
  dataFailed: 'Failed to delete your data',
} as const;

export type ChoicesWords = Record<keyof typeof en, Message>;
