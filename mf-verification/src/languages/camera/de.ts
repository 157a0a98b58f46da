import type { CameraWords } from './en.ts';

export const de: CameraWords = {
  takeSelfie: 'Selfie aufnehmen',
  captureDocument: 'Ausweis aufnehmen',
  close: 'Kamera schließen',
  capture: 'Aufnehmen',
  switchCamera: 'Kamera wechseln',
  retakePhoto: 'Foto wiederholen',
  usePhoto: 'Dieses Foto verwenden',
  selfieTaken: 'Selfie erfolgreich aufgenommen!',
  documentTaken: 'Ausweis erfolgreich aufgenommen!',
  yourSelfie: 'Ihr Selfie',
  yourDocument: 'Ihr Ausweis',
  lookAtSelfie: 'Ist Ihr Gesicht gut zu sehen?',
  lookAtDocument: 'Ist jede Zeile lesbar und nichts abgeschnitten?',
  starting: 'Die Kamera wird gestartet…',
  permissionRequired: 'Kamerazugriff erforderlich',
  permissionReason:
    'Erlauben Sie die Kamera, wenn Ihr Browser fragt. Sie wird nur benutzt, während Sie die Fotos aufnehmen.',
  enableCamera: 'Kamera aktivieren',
  accessBlocked: 'Kamerazugriff blockiert',
  tryAgain: 'Erneut versuchen',
  howToEnable: 'So geht es',
  cameraFailed: 'Die Kamera ist nicht gestartet',
  denied:
    'Der Kamerazugriff wurde verweigert. Bitte erlauben Sie die Kamera in den Einstellungen Ihres Browsers.',
  notFound: 'Keine Kamera gefunden. Bitte prüfen Sie, ob Ihr Gerät eine Kamera hat.',
  inUse:
    'Die Kamera wird von einer anderen Anwendung benutzt. Bitte schließen Sie andere Apps, die die Kamera benutzen.',
  overconstrained: 'Die Kamera bietet die nötigen Einstellungen nicht.',
  interrupted: 'Der Start der Kamera wurde unterbrochen. Bitte versuchen Sie es erneut.',
  timeout: 'Die Kamera braucht zu lange. Bitte versuchen Sie es erneut.',
  unsupported: 'Dieser Browser unterstützt keine Kamera auf Webseiten',
  failed: 'Die Kamera konnte nicht gestartet werden. Bitte versuchen Sie es erneut.',
  viewNotReady: 'Das Kamerabild ist noch nicht bereit. Bitte versuchen Sie es erneut.',
  cameraNotReady: 'Aufnahme nicht möglich: die Kamera ist noch nicht bereit',
  captureFailed: 'Die Aufnahme ist misslungen. Bitte versuchen Sie es erneut.',
  processFailed: 'Das Bild konnte nicht verarbeitet werden',
  switchFailed: 'Die Kamera konnte nicht gewechselt werden',
  helpChrome:
    'Klicken Sie auf das Symbol links neben der Adresse, öffnen Sie die Website-Einstellungen, setzen Sie Kamera auf Zulassen und laden Sie die Seite neu.',
  helpChromeAndroid:
    'Tippen Sie auf das Symbol links neben der Adresse, dann auf Berechtigungen, erlauben Sie die Kamera und laden Sie die Seite neu.',
  helpSafari:
    'Öffnen Sie das Menü Safari, wählen Sie Einstellungen für diese Website, setzen Sie Kamera auf Erlauben und laden Sie die Seite neu.',
  helpSafariIos:
    'Tippen Sie auf das Symbol neben der Adresse, wählen Sie Website-Einstellungen, setzen Sie Kamera auf Erlauben und laden Sie neu. Bleibt sie blockiert: Einstellungen > Datenschutz & Sicherheit > Kamera, und erlauben Sie Ihren Browser.',
  helpFirefox:
    'Klicken Sie auf das Kamerasymbol links neben der Adresse, entfernen Sie die Sperre der Kamera und laden Sie die Seite neu.',
  helpSamsung:
    'Tippen Sie auf das Schloss neben der Adresse, dann auf Berechtigungen, erlauben Sie die Kamera und laden Sie die Seite neu.',
  helpOther:
    'Öffnen Sie die Einstellungen Ihres Browsers, erlauben Sie die Kamera für diese Website und laden Sie die Seite neu.',
  openElsewhere: 'Diese Seite in {browser} öffnen',
  openElsewhereReason:
    'Dieser Browser gibt Webseiten keine Kamera. Kopieren Sie den Link und öffnen Sie ihn in {browser}.',
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert',
  linkNotCopied: 'Der Link konnte nicht kopiert werden. Markieren und kopieren Sie ihn selbst.',
  yourLink: 'Ihr Link',
  scanCode: 'Oder scannen Sie diesen Code mit einem Telefon, das eine Kamera hat.',
  codeOfLink: 'QR-Code Ihres Links',
  loadingGuide: 'Die Anleitung wird geladen…',
  guideMissing:
    'Die Live-Anleitung konnte nicht geladen werden. Nehmen Sie Ihr Selfie mit der Taste Aufnehmen auf.',
  noFace: 'Halten Sie Ihr Gesicht in den Kreis',
  severalFaces: 'Nur Ihr eigenes Gesicht darf zu sehen sein',
  tooFar: 'Kommen Sie etwas näher',
  tooClose: 'Gehen Sie etwas weiter weg',
  offCenter: 'Halten Sie Ihr Gesicht in die Mitte des Kreises',
  tooDark: 'Es ist zu dunkel. Drehen Sie sich zum Licht.',
  tooBright: 'Es ist zu hell. Drehen Sie sich vom Licht weg.',
  blurred: 'Das Bild ist unscharf. Halten Sie still.',
  lookStraight: 'Schauen Sie gerade in die Kamera',
  holdStill: 'Gut. Halten Sie still.',
  turnLeft: 'Drehen Sie den Kopf langsam nach links',
  turnRight: 'Drehen Sie den Kopf langsam nach rechts',
  otherWay: 'Bitte in die andere Richtung',
  turnSeen: 'Danke. Das genügt.',
  turnUnseen:
    'Es war nicht zu sehen, dass Sie den Kopf drehen. Wenn Sie können, wiederholen Sie das Foto und drehen Sie den Kopf langsam.',
  reading: 'Ihr Foto wird geprüft…',
  fillFrame: 'Halten Sie den ganzen Ausweis in den Rahmen',
  documentDark: 'Es ist zu dunkel. Suchen Sie mehr Licht.',
  documentBlurred: 'Das Bild ist unscharf. Halten Sie still oder gehen Sie etwas weiter weg.',
  documentGlare: 'Licht spiegelt sich. Neigen Sie den Ausweis ein wenig.',
  documentGood: 'Gut. Nehmen Sie jetzt auf.',
};
