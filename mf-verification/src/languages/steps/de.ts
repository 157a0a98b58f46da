import type { StepsWords } from './en.ts';

export const de: StepsWords = {
  continue: 'Weiter',
  back: 'Zurück',
  consentIntro: 'Um Ihre Identität zu prüfen, verwenden wir:',
  personalInformation: 'Persönliche Angaben',
  personalInformationText: 'Name und Kontaktdaten',
  photoVerification: 'Prüfung per Foto',
  photoVerificationText: 'Daten zur Gesichtserkennung',
  documentScan: 'Aufnahme des Ausweises',
  documentScanText: 'Nur zur Prüfung der Identität',
  whatHappens: 'Was damit geschieht',
  happensTurn:
    'Sie bewegen den Kopf dreimal so, wie der Bildschirm es verlangt; die Kamera nimmt dabei einige Bilder auf. So ist zu sehen, dass ein Mensch da ist und kein Foto.',
  happensCompare:
    'Der eigene Server des Hotels vergleicht Ihr Gesicht mit dem Foto auf Ihrem Ausweis und liest den Ausweis.',
  happensCompareAmazon:
    'Amazon Web Services vergleicht im Auftrag des Hotels Ihr Gesicht mit dem Foto auf Ihrem Ausweis und erhält dafür nur die beiden Gesichter, aus den Fotos ausgeschnitten. Den Ausweis liest der eigene Server des Hotels.',
  happensAlone: 'Kein anderes Unternehmen erhält Ihre Fotos oder die Angaben Ihres Ausweises.',
  happensMatched: 'Bei Übereinstimmung werden Ihre Fotos innerhalb einer Minute gelöscht.',
  happensKept: {
    one: 'Schlägt die Prüfung fehl, kann die Rezeption Ihre Fotos eine Stunde lang ansehen; danach werden sie gelöscht.',
    other:
      'Schlägt die Prüfung fehl, kann die Rezeption Ihre Fotos {count} Stunden lang ansehen; danach werden sie gelöscht.',
  },
  happensUnkept: 'Auch wenn die Prüfung fehlschlägt, werden Ihre Fotos sofort gelöscht.',
  happensTold: {
    one: 'Bis zum Check-in werden eine versiegelte Beschreibung Ihres Gesichts und ein Fingerabdruck Ihrer Ausweisnummer aufbewahrt, nur um zu bemerken, wenn eine Person als zwei Gäste verifiziert wird. Gelöscht werden sie spätestens eine Stunde nach Ihrem Anreisetag.',
    other:
      'Bis zum Check-in werden eine versiegelte Beschreibung Ihres Gesichts und ein Fingerabdruck Ihrer Ausweisnummer aufbewahrt, nur um zu bemerken, wenn eine Person als zwei Gäste verifiziert wird. Gelöscht werden sie spätestens {count} Stunden nach Ihrem Anreisetag.',
  },
  happensReused:
    'Damit ein mehrfach verwendetes Bild auffällt, bewahren wir versiegelte Umrisse Ihres Gesichts aus diesen Bildern auf, bis Ihr Ausweis verglichen ist, einen versiegelten Abdruck Ihres Selfies so lange wie das Foto und Prüfsummen der Dateien zusammen mit der Buchung.',
  happensData: {
    one: 'Was aus Ihrem Ausweis gelesen wurde (Name, Geburtsdatum, Ablaufdatum und die letzten vier Zeichen der Nummer), wird versiegelt für die Rezeption aufbewahrt und einen Tag nach Ihrem Check-out gelöscht.',
    other:
      'Was aus Ihrem Ausweis gelesen wurde (Name, Geburtsdatum, Ablaufdatum und die letzten vier Zeichen der Nummer), wird versiegelt für die Rezeption aufbewahrt und {count} Tage nach Ihrem Check-out gelöscht.',
  },
  happensDataSameDay:
    'Was aus Ihrem Ausweis gelesen wurde (Name, Geburtsdatum, Ablaufdatum und die letzten vier Zeichen der Nummer), wird versiegelt für die Rezeption aufbewahrt und am Tag Ihres Check-outs gelöscht.',
  consent: 'Ich willige in die Datenverarbeitung ein',
  preferDesk: 'Ausweis lieber an der Rezeption zeigen',
  deskTitle: 'Ausweis an der Rezeption zeigen',
  deskText:
    'Die Rezeption erfährt davon. Bringen Sie bei der Ankunft Ihren Personalausweis oder Reisepass an die Rezeption. Dort werden Sie geprüft: Es wird kein Foto gemacht, und auf dieser Seite ist nichts weiter zu tun.',
  deskAccept: 'Ausweis an der Rezeption zeigen',
  deskFailed:
    'Ihre Wahl konnte nicht gespeichert werden. Prüfen Sie die Verbindung und versuchen Sie es erneut, oder bringen Sie Ihren Ausweis einfach an die Rezeption.',
  selfieIntro:
    'Schauen Sie in die Kamera und bewegen Sie dann den Kopf dreimal langsam wie verlangt: zur Seite, nach oben oder nach unten.',
  selfieLight: 'Stellen Sie sich ins Helle, mit dem Licht auf dem Gesicht.',
  selfieBare: 'Nehmen Sie Sonnenbrille, Hut und Maske ab.',
  takeSelfie: 'Live-Selfie aufnehmen',
  selfieCaptured: 'Live-Selfie erfolgreich aufgenommen',
  checkingSelfie: 'Ihr Selfie wird geprüft. Das dauert einige Sekunden.',
  selfieKept: 'Ihr Selfie wurde angenommen. Weiter geht es mit Ihrem Dokument.',
  selfiePhoto: 'Ihr Selfie',
  retake: 'Neu aufnehmen',
  documentIntro: 'Machen Sie ein deutliches Foto von Ihrem Ausweis oder Reisepass',
  documentType: 'Was zeigen Sie?',
  passport: 'Reisepass',
  idCard: 'Personalausweis',
  documentSide: 'Nehmen Sie die Seite mit Ihrem Foto.',
  documentFirstSide:
    'Beginnen Sie mit der Seite mit Ihrem Foto. Wenn die andere Seite nötig ist, fragen wir danach.',
  documentFlat: 'Legen Sie ihn flach hin, alle vier Ecken im Bild und ohne spiegelnde Lampen.',
  captureDocument: 'Ausweis aufnehmen',
  choosePhoto: 'Foto auswählen',
  preparingPhoto: 'Foto wird vorbereitet …',
  photoTooLarge:
    'Das Foto ist zu groß für Ihren Browser. Wählen Sie ein kleineres, oder nehmen Sie den Ausweis mit der Kamera auf.',
  photoHeic:
    'Ihr Browser kann Fotos im HEIC-Format nicht öffnen. Wählen Sie ein JPEG: Stellen Sie auf einem iPhone unter Einstellungen > Kamera > Formate „Maximale Kompatibilität“ ein und machen Sie das Foto noch einmal. Oder nehmen Sie den Ausweis mit der Kamera auf.',
  photoUnreadable:
    'Ihr Browser kann diese Datei nicht als Foto öffnen. Wählen Sie ein JPEG, PNG oder WebP, oder nehmen Sie den Ausweis mit der Kamera auf.',
  documentCaptured: 'Ausweis erfolgreich aufgenommen',
  documentPhoto: 'Ihr Ausweis',
  sameSide:
    'Beide Fotos zeigen dieselbe Seite. Drehen Sie die Karte um und fotografieren Sie die andere Seite.',
  sideAgain: 'Nur eine Seite wird noch einmal gebraucht. Das andere Foto bleibt erhalten.',
  sideKept: 'Bereits fotografiert',
  firstSide: 'Erste Seite',
  otherSide: 'Andere Seite',
  captureFirstSide: 'Erste Seite aufnehmen',
  captureOtherSide: 'Andere Seite aufnehmen',
  retakeFirstSide: 'Erste Seite neu aufnehmen',
  retakeOtherSide: 'Andere Seite neu aufnehmen',
  nothingOnBack: 'Auf der Rückseite steht nichts',
  verifyIdentity: 'Identität prüfen',
  verifying: 'Wird geprüft...',
  verifyingText: 'Das dauert einige Sekunden. Bitte lassen Sie diese Seite geöffnet.',
  photosKept:
    'Ihre Fotos sind noch da. Prüfen Sie die Verbindung und tippen Sie erneut auf die Schaltfläche.',
  bothPhotos: 'Bitte nehmen Sie beide Fotos auf',
  takePhoto: 'Foto aufnehmen',
  tryAgain: 'Erneut versuchen',
  cameraLoading: 'Kamera wird geladen...',
  cameraMissing:
    'Die Kamera konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  complete: 'Prüfung abgeschlossen',
  completeText: 'Danke, {name}. Ihre Identität ist geprüft.',
  documentExpired:
    'Ihr Ausweis ist abgelaufen. Bitte bringen Sie einen gültigen mit: Die Rezeption kann danach fragen.',
  almostDone: 'Fast fertig',
  zoneHint:
    'Um sich hier zu verifizieren, fotografieren Sie die Seite mit den Zeilen aus Buchstaben und <-Zeichen.',
  failed: 'Prüfung fehlgeschlagen',
  failedText: 'Wir konnten Ihre Identität nicht bestätigen',
  verificationFailed: 'Die Prüfung ist fehlgeschlagen',
  deskReview:
    'Es war knapp: Die Rezeption kann Ihre Fotos vergleichen und Sie prüfen. Fragen Sie bei der Ankunft.',
  deskInstead: 'Sie können Ihren Ausweis auch an der Rezeption zeigen.',
  backToGuests: 'Zurück zur Gästeliste',
  remainingGuests: 'Weiter mit den übrigen Gästen',
  sendTitle: 'E-Mail zur Prüfung senden',
  sendText: '{name} erhält einen eigenen Link für die Prüfung auf dem eigenen Handy.',
  emailAddress: 'E-Mail-Adresse',
  cancel: 'Abbrechen',
  sendEmail: 'E-Mail senden',
  sending: 'Wird gesendet...',
  emailRequired: 'Die E-Mail-Adresse fehlt',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  emailSent: 'E-Mail zur Prüfung an {name} gesendet ({email})',
  emailFailed: 'Die E-Mail konnte nicht gesendet werden',
  emailFailedBecause: 'Die E-Mail konnte nicht gesendet werden: {message}',
};
