import type { RefusalsWords } from './en.ts';

export const it: RefusalsWords = {
  noFaceSelfie:
    'Nel selfie non abbiamo trovato alcun viso. Guardi dritto nella fotocamera, con una buona luce.',
  noFaceDocument: 'Sul documento non abbiamo trovato la sua foto. Usi il lato o la pagina con la foto.',
  severalFacesSelfie: 'Nel selfie c’era più di un viso. Stia da solo davanti alla fotocamera.',
  severalFacesDocument:
    'Nella foto del documento c’era più di un viso. Fotografi soltanto il lato o la pagina con la sua foto.',
  severalFacesEither: 'In una foto c’era più di un viso. Le ripeta entrambe dove non si veda nessun altro.',
  faceTooSmallSelfie: 'Il suo viso era troppo piccolo nel selfie. Avvicini la fotocamera.',
  faceTooSmallDocument:
    'Il suo viso sul documento era troppo piccolo per il confronto. Avvicini la fotocamera al documento.',
  faceTooSmallEither:
    'Il suo viso era troppo piccolo per il confronto. Avvicini la fotocamera in entrambe le foto.',
  tooDarkSelfie: 'Il selfie era troppo scuro. Cerchi più luce.',
  tooDarkDocument: 'La foto del documento era troppo scura. Lo metta dove c’è più luce.',
  tooDarkEither: 'Una foto era troppo scura. Le ripeta entrambe con più luce.',
  tooBrightSelfie: 'Il selfie era troppo chiaro. Si allontani dalla luce diretta.',
  tooBrightDocument: 'La foto del documento era troppo chiara. Lo tenga lontano da lampade e sole.',
  tooBrightEither: 'Una foto era troppo chiara. Le ripeta entrambe senza luce diretta.',
  blurredSelfie: 'Il selfie non era nitido. Stia fermo e, se serve, pulisca l’obiettivo.',
  blurredDocument:
    'La foto del documento non era nitida. Tenga ferma la fotocamera e, se serve, pulisca l’obiettivo.',
  blurredEither:
    'Una foto non era nitida. Le ripeta entrambe con mano ferma e, se serve, pulisca l’obiettivo.',
  turnMissing:
    'Non abbiamo visto i movimenti della testa. Segua lentamente le frecce finché lo schermo dice che è sufficiente.',
  turnWrong: 'La testa si è mossa in un’altra direzione. Segua le frecce.',
  notLive:
    'Non abbiamo potuto accertare che davanti alla fotocamera ci fosse una persona. Scatti il selfie a sé stesso, non a una foto o a uno schermo.',
  challengeExpired: 'È passato troppo tempo dal selfie. Lo ripeta, per favore.',
  selfieMissing: 'Ripeta il selfie, per favore. Poi fotografi il documento.',
  noMatch:
    'Il suo viso e la foto del documento non erano abbastanza simili. Una foto vecchia può esserne la causa.',
  samePhoto:
    'La foto del documento mostra la stessa immagine del selfie. Fotografi il documento d’identità o il passaporto.',
  noDocument:
    'Nella foto non abbiamo trovato alcun documento d’identità. Fotografi il passaporto, la carta d’identità, il permesso di soggiorno o la patente.',
  otherSideMissing: 'Ci serve anche l’altro lato della carta. La giri e lo fotografi.',
  sidesDiffer:
    'Le due foto sembrano di carte diverse. Fotografi entrambi i lati della sua carta oppure la mostri alla reception.',
  documentNotRead:
    'Non abbiamo letto abbastanza del documento per verificarla qui. Lo fotografi di nuovo con buona luce oppure lo mostri alla reception.',
  documentWithoutZone: 'La reception controllerà il suo documento al suo arrivo.',
  otherName:
    'Il nome sul documento non è quello della prenotazione. Fotografi il suo documento oppure lo mostri alla reception.',
  verifiedAsAnother:
    'Un altro ospite di questa prenotazione è già stato verificato con questo volto o questo documento. Ogni ospite usa il proprio. La reception può aiutarla.',
  otherReason: 'Provi ancora una volta, con una buona luce e la mano ferma.',
  unreadableSelfie: 'Non è stato possibile leggere il selfie. Lo ripeta, per favore.',
  unreadableDocument: 'Non è stato possibile leggere la foto del documento. La ripeta, per favore.',
  tooLarge: 'Una foto è troppo grande. La ripeta con la fotocamera di questa pagina, per favore.',
  emailRefused: 'Questo indirizzo e-mail non è stato accettato. Lo controlli, per favore.',
  phoneRefused: 'Questo numero di telefono non è stato accettato. Lo controlli.',
  notUnderstood: 'Non è stato possibile elaborare la richiesta. Ricarichi la pagina e riprovi.',
  linkOver: 'Questo link non funziona più. Apra il più recente dalle sue e-mail o chieda alla reception.',
  consentFirst: 'Acconsenta al trattamento dei dati prima che le sue foto vengano verificate, per favore.',
  notAllowed:
    'Con questo link non è possibile: l’ospite principale si verifica per primo e solo lui agisce per gli altri.',
  gone: 'Non è più disponibile. La prenotazione potrebbe essere cambiata.',
  changed:
    'Nel frattempo qualcosa è cambiato: una verifica è in corso o già conclusa, oppure la prenotazione è cambiata. Riguardi questa pagina, per favore.',
  waitMinutes: {
    one: 'Troppi tentativi. Riprovi tra {count} minuto o chieda alla reception.',
    other: 'Troppi tentativi. Riprovi tra {count} minuti o chieda alla reception.',
  },
  waitTomorrow: 'Troppi tentativi per oggi. Riprovi domani o chieda alla reception.',
  unavailable: 'In questo momento non è possibile. Riprovi tra poco o mostri il documento alla reception.',
  noAnswer: 'Non è arrivata alcuna risposta. Controlli la connessione e riprovi.',
  wentWrong: 'Qualcosa non ha funzionato da parte dell’hotel. Riprovi o chieda alla reception.',
};
