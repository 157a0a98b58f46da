import type { Message } from '../catalog.ts';

export const en = {
  noFaceSelfie: 'We found no face on your selfie. Look straight into the camera, in good light.',
  noFaceDocument: 'We found no photo of you on the document. Use the side or page with your photo.',
  severalFacesSelfie: 'There was more than one face on your selfie. Be alone in front of the camera.',
  severalFacesDocument:
    'There was more than one face in the photo of your document. Photograph only the side or page with your photo.',
  severalFacesEither:
    'There was more than one face in a photo. Take both again where nobody else can be seen.',
  faceTooSmallSelfie: 'Your face was too small on the selfie. Hold the camera closer.',
  faceTooSmallDocument:
    'Your face on the document was too small to compare. Hold the camera closer to the document.',
  faceTooSmallEither: 'Your face was too small to compare. Hold the camera closer for both photos.',
  tooDarkSelfie: 'The selfie was too dark. Find more light.',
  tooDarkDocument: 'The photo of your document was too dark. Lay it where there is more light.',
  tooDarkEither: 'A photo was too dark. Take both again in more light.',
  tooBrightSelfie: 'The selfie was too bright. Move out of the direct light.',
  tooBrightDocument: 'The photo of your document was too bright. Keep lamps and sun off it.',
  tooBrightEither: 'A photo was too bright. Take both again out of the direct light.',
  blurredSelfie: 'The selfie was not sharp. Hold still, and wipe the lens if need be.',
  blurredDocument:
    'The photo of your document was not sharp. Hold the camera still, and wipe the lens if need be.',
  blurredEither: 'A photo was not sharp. Take both again with a steady hand, and wipe the lens if need be.',
  turnMissing:
    'We did not see your head move as asked. Follow the arrows slowly until the screen says that it is enough.',
  turnWrong: 'Your head moved in another direction. Follow the arrows.',
  notLive:
    'We could not be sure that a person was in front of the camera. Take the selfie of yourself, not of a photo or a screen.',
  challengeExpired: 'Too much time has passed since your selfie. Please take it again.',
  selfieMissing: 'Please take your selfie again. Then photograph your document.',
  noMatch:
    'Your face and the photo on your document were not alike enough. An older photo may be the reason.',
  samePhoto:
    'The photo of your document shows the same picture as your selfie. Photograph your ID or passport itself.',
  noDocument:
    'We found no identity document in the photo. Photograph your passport, ID card, residence permit or driving licence.',
  otherSideMissing: 'We also need the other side of your card. Turn it over and photograph it.',
  sidesDiffer:
    'The two photos seem to be of different cards. Photograph both sides of your own card, or show it at the front desk.',
  documentNotRead:
    'We could not read enough of your document to verify you here. Take it again in good light, or show it at the front desk.',
  documentWithoutZone: 'Reception will check your document when you arrive.',
  otherName:
    'The name on your document is not the one in the booking. Photograph your own document, or show it at the front desk.',
  verifiedAsAnother:
    'Another guest of this booking was already verified with this face or this document. Each guest verifies with their own. The front desk can help you.',
  otherReason: 'Try it once more, in good light and with a steady hand.',
  unreadableSelfie: 'The selfie could not be read. Please take it again.',
  unreadableDocument: 'The photo of your document could not be read. Please take it again.',
  tooLarge: 'A photo is too large. Please take it again with the camera of this page.',
  emailRefused: 'This e-mail address was not accepted. Please check it.',
  phoneRefused: 'This phone number was not accepted. Please check it.',
  notUnderstood: 'This could not be processed. Please reload the page and try again.',
  linkOver:
    'This link does not work any more. Please open the newest one from your e-mails, or ask at the front desk.',
  consentFirst: 'Please consent to the data processing before your photos are checked.',
  notAllowed: 'This link may not do that: the primary guest verifies first, and alone acts for the others.',
  gone: 'This is not there any more. The booking may have been changed.',
  changed:
    'Something has changed meanwhile: a check is running or done already, or the booking was changed. Please look at this page again.',
  waitMinutes: {
    one: 'Too many attempts. Please try again in {count} minute, or ask at the front desk.',
    other: 'Too many attempts. Please try again in {count} minutes, or ask at the front desk.',
  },
  waitTomorrow: 'Too many attempts for today. Please try again tomorrow, or ask at the front desk.',
  unavailable:
    'This is not possible right now. Please try again in a moment, or show your ID at the front desk.',
  noAnswer: 'No answer came. Check your connection and try again.',
  wentWrong: 'Something went wrong on the hotel’s side. Please try again, or ask at the front desk.',
} as const;

export type RefusalsWords = Record<keyof typeof en, Message>;
