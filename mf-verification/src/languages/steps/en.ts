import type { Message } from '../catalog.ts';

/** The specification defines these texts to the letter. */
export const en = {
  continue: 'Continue',
  back: 'Back',
  consentIntro: 'To verify your identity we use:',
  personalInformation: 'Personal Information',
  personalInformationText: 'Name and contact details',
  photoVerification: 'Photo Verification',
  photoVerificationText: 'Facial recognition data',
  documentScan: 'Document Scan',
  documentScanText: 'ID verification only',
  whatHappens: 'What happens to it',
  happensTurn:
    'You move your head three times as the screen asks, while the camera takes a few pictures. That shows that a person is there and not a photo.',
  happensCompare:
    'The hotel’s own server compares your face with the photo on your document, and reads the document.',
  happensCompareAmazon:
    'Amazon Web Services compares your face with the photo on your document for the hotel: it gets the two faces, cut out of the photos, and nothing else. The hotel’s own server reads the document.',
  happensAlone: 'No other company gets your photos or what your document says.',
  happensMatched: 'After a match your photos are deleted within a minute.',
  happensKept: {
    one: 'After a failed check the front desk may look at your photos for one hour; then they are deleted.',
    other:
      'After a failed check the front desk may look at your photos for {count} hours; then they are deleted.',
  },
  happensUnkept: 'After a failed check your photos are deleted at once as well.',
  happensTold: {
    one: 'A sealed description of your face and a fingerprint of your document’s number are kept until you check in, only to notice when one person is verified as two guests. They are deleted at the latest one hour after your day of arrival.',
    other:
      'A sealed description of your face and a fingerprint of your document’s number are kept until you check in, only to notice when one person is verified as two guests. They are deleted at the latest {count} hours after your day of arrival.',
  },
  happensReused:
    'To notice a picture that is used twice, we keep sealed outlines of your face from these pictures until your document has been compared, a sealed fingerprint of your selfie as long as the photo, and fingerprints of the files with the booking.',
  happensData: {
    one: 'What was read from your document (name, date of birth, expiry and the last four characters of its number) is kept sealed for the front desk and deleted one day after you check out.',
    other:
      'What was read from your document (name, date of birth, expiry and the last four characters of its number) is kept sealed for the front desk and deleted {count} days after you check out.',
  },
  happensDataSameDay:
    'What was read from your document (name, date of birth, expiry and the last four characters of its number) is kept sealed for the front desk and deleted on the day you check out.',
  consent: 'I consent to data processing',
  preferDesk: 'Prefer to show your ID at the desk',
  deskTitle: 'Show your ID at the desk',
  deskText:
    'The front desk is told. Bring your ID or passport to the front desk when you arrive. The staff verify you there: no photo is taken, and nothing else is left to do on this page.',
  deskAccept: 'Show my ID at the desk',
  deskFailed:
    'Your choice could not be stored. Check your connection and try again, or simply bring your ID to the front desk.',
  selfieIntro:
    'Look into the camera, then move your head slowly three times as it asks: to a side, up or down.',
  selfieLight: 'Stand where it is bright, with the light on your face.',
  selfieBare: 'Take off sunglasses, hat and mask.',
  takeSelfie: 'Take Selfie Liveness',
  selfieCaptured: 'Live Selfie captured successfully',
  checkingSelfie: 'Checking your selfie. This takes a few seconds.',
  selfieKept: 'Your selfie was accepted. Continue with your document.',
  selfiePhoto: 'Your selfie',
  retake: 'Retake',
  documentIntro: 'Take a clear photo of your ID or passport',
  documentType: 'What will you show?',
  passport: 'Passport',
  idCard: 'ID card',
  documentSide: 'Use the side or page with your photo.',
  documentFirstSide: 'Start with the side with your photo. If the other side is needed, we ask for it next.',
  documentFlat: 'Lay it flat, with all four corners in the picture and no lamp reflected in it.',
  captureDocument: 'Capture Document',
  choosePhoto: 'Choose a photo',
  preparingPhoto: 'Preparing the photo...',
  photoTooLarge:
    'The photo is too large for your browser. Choose a smaller one, or capture the document with the camera.',
  photoHeic:
    'Your browser cannot open photos in the HEIC format. Choose a JPEG: on an iPhone, choose “Most Compatible” under Settings > Camera > Formats and take the photo again. Or capture the document with the camera.',
  photoUnreadable:
    'Your browser cannot open this file as a photo. Choose a JPEG, PNG or WebP, or capture the document with the camera.',
  documentCaptured: 'Document captured successfully',
  documentPhoto: 'Your document',
  sameSide: 'Both photos show the same side. Turn the card over and photograph the other side.',
  sideAgain: 'We need only one side again. The other photo is kept.',
  sideKept: 'Already photographed',
  firstSide: 'First side',
  otherSide: 'Other side',
  captureFirstSide: 'Capture the first side',
  captureOtherSide: 'Capture the other side',
  retakeFirstSide: 'Retake the first side',
  retakeOtherSide: 'Retake the other side',
  nothingOnBack: 'There is nothing on the back',
  verifyIdentity: 'Verify Identity',
  verifying: 'Verifying...',
  verifyingText: 'This takes a few seconds. Please keep this page open.',
  photosKept: 'Your photos are still here. Check your connection and press the button again.',
  bothPhotos: 'Please capture both photos',
  takePhoto: 'Take a photo',
  tryAgain: 'Try Again',
  cameraLoading: 'Loading the camera...',
  cameraMissing: 'The camera could not be loaded. Check your connection and try again.',
  complete: 'Verification Complete',
  completeText: 'Thank you, {name}. Your identity is verified.',
  documentExpired: 'Your document has expired. Please bring a valid one: the front desk may ask to see it.',
  almostDone: 'Almost Done',
  zoneHint: 'To be verified here instead, photograph the page or side with the lines of letters and < signs.',
  failed: 'Verification Failed',
  failedText: 'We were unable to verify your identity',
  verificationFailed: 'Verification failed',
  deskReview:
    'It was close: the front desk can compare your photos and verify you. Just ask when you arrive.',
  deskInstead: 'You can also show your ID at the front desk.',
  backToGuests: 'Back to Guest List',
  remainingGuests: 'Continue with Remaining Guests',
  sendTitle: 'Send Verification Email',
  sendText: '{name} gets a link of their own, to verify on their own phone.',
  emailAddress: 'Email Address',
  cancel: 'Cancel',
  sendEmail: 'Send Email',
  sending: 'Sending...',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  emailSent: 'Verification email sent to {name} at {email}',
  emailFailed: 'Failed to send email',
  emailFailedBecause: 'Failed to send email: {message}',
} as const;

export type StepsWords = Record<keyof typeof en, Message>;
