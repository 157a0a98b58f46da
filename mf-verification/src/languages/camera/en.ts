import type { Message } from '../catalog.ts';

/** What the camera says. */
export const en = {
  takeSelfie: 'Take Selfie',
  captureDocument: 'Capture Document',
  close: 'Close camera',
  capture: 'Capture',
  switchCamera: 'Switch camera',
  retakePhoto: 'Retake Photo',
  usePhoto: 'Use This Photo',
  showIdAtDesk: 'Show ID at the desk',
  selfieTaken: 'Selfie captured successfully!',
  documentTaken: 'Document captured successfully!',
  yourSelfie: 'Your selfie',
  yourDocument: 'Your document',
  lookAtSelfie: 'Can your face be seen clearly?',
  lookAtDocument: 'Can every line be read, with nothing cut off?',

  starting: 'Starting the camera…',
  permissionRequired: 'Camera Permission Required',
  permissionReason: 'Allow the camera when your browser asks. It is only used while you take the photos.',
  enableCamera: 'Enable Camera',
  accessBlocked: 'Camera Access Blocked',
  tryAgain: 'Try Again',
  howToEnable: 'How to Enable',
  cameraFailed: 'The camera did not start',

  denied: 'Camera access was denied. Please enable camera permissions in your browser settings.',
  notFound: 'No camera found. Please ensure your device has a camera.',
  inUse: 'Camera is in use by another application. Please close other apps using the camera.',
  overconstrained: 'Unable to access camera with required settings.',
  interrupted: 'Camera initialization was interrupted. Please try again.',
  timeout: 'Camera is taking too long to load. Please try again.',
  unsupported: 'Camera API is not supported in this browser',
  failed: 'Failed to start camera. Please try again.',
  viewNotReady: 'Camera view is not ready. Please try again.',
  cameraNotReady: 'Cannot capture image - camera not ready',
  captureFailed: 'Failed to capture image. Please try again.',
  processFailed: 'Failed to process image',
  switchFailed: 'Failed to switch camera',

  helpChrome:
    'Click the icon to the left of the address, open Site settings, set Camera to Allow, and reload the page.',
  helpChromeAndroid:
    'Tap the icon to the left of the address, then Permissions, allow Camera, and reload the page.',
  helpSafari:
    'Open the Safari menu, choose Settings for this website, set Camera to Allow, and reload the page.',
  helpSafariIos:
    'Tap the button beside the address, choose Website Settings, set Camera to Allow, and reload. If it stays blocked: Settings > Privacy & Security > Camera, and allow your browser.',
  helpFirefox:
    'Click the camera icon to the left of the address, remove the block of the camera, and reload the page.',
  helpSamsung: 'Tap the lock beside the address, then Permissions, allow Camera, and reload the page.',
  helpOther: 'Open the settings of your browser, allow the camera for this site, and reload the page.',

  openElsewhere: 'Open this page in {browser}',
  openElsewhereReason: 'This browser gives pages no camera. Copy the link and open it in {browser}.',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied. Select it and copy it yourself.',
  yourLink: 'Your link',
  scanCode: 'Or scan this code with a phone that has a camera.',
  codeOfLink: 'QR code of your link',

  loadingGuide: 'Loading the guide…',
  guideMissing: 'The live guide could not be loaded. Take your selfie with the Capture button.',
  noFace: 'Put your face in the circle',
  severalFaces: 'Only your own face may be seen',
  tooFar: 'Come a little closer',
  tooClose: 'Move a little further away',
  offCenter: 'Put your face in the middle of the circle',
  tooDark: 'It is too dark. Turn towards a light.',
  tooBright: 'It is too bright. Turn away from the light.',
  blurred: 'The picture is blurred. Hold still.',
  lookStraight: 'Look straight into the camera',
  holdStill: 'Good. Hold still.',
  turnLeft: 'Turn your head slowly to your left',
  turnRight: 'Turn your head slowly to your right',
  liftChin: 'Raise your chin slowly',
  lowerChin: 'Lower your chin slowly',
  furtherLeft: 'A little further to your left',
  furtherRight: 'A little further to your right',
  furtherUp: 'A little further up',
  furtherDown: 'A little further down',
  lookAhead: 'Good. Look straight ahead again',
  moreSlowly: 'A little more slowly, please. Look straight ahead first.',
  otherWay: 'The other way, please',
  posesSeen: 'Thank you. That is enough.',
  posesUnseen:
    'Your head was not seen moving as asked. Retake the photo and follow the arrows slowly, or show your ID at the front desk.',
  reading: 'Checking your photo…',

  fillFrame: 'Put the whole document in the frame',
  documentFar: 'Move closer, until the document fills the frame',
  documentDark: 'It is too dark. Find more light.',
  documentBlurred: 'The picture is blurred. Hold still, or move a little further away.',
  documentGlare: 'Light is reflected. Tilt the document a little.',
  documentGood: 'Good. Hold still.',
};

/** What a translation of the camera holds: every key of the English words. */
export type CameraWords = Record<keyof typeof en, Message>;
