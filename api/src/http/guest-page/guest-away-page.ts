import type { GuestLanguage } from '@suite/contracts/bookings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../security/security-headers.ts';

const againInSeconds = 15;

interface Words {
  title: string;
  text: string;
  desk: string;
  again: string;
}

const words: Record<GuestLanguage, Words> = {
  en: {
    title: 'One moment, please',
    text: 'This page cannot be shown right now. It tries again by itself in a few seconds.',
    desk: 'Your link stays valid. You can also show your ID at the front desk.',
    again: 'Try Again',
  },
  es: {
    title: 'Un momento, por favor',
    text: 'Esta página no se puede mostrar en este momento. Lo intenta de nuevo por sí sola en unos segundos.',
    desk: 'Su enlace sigue siendo válido. También puede mostrar su documento en la recepción.',
    again: 'Intentar de nuevo',
  },
  de: {
    title: 'Einen Moment, bitte',
    text: 'Diese Seite kann gerade nicht angezeigt werden. Sie versucht es in einigen Sekunden von selbst erneut.',
    desk: 'Ihr Link bleibt gültig. Sie können Ihren Ausweis auch an der Rezeption zeigen.',
    again: 'Erneut versuchen',
  },
  fr: {
    title: 'Un instant, s’il vous plaît',
    text: 'Cette page ne peut pas être affichée pour le moment. Elle réessaie d’elle-même dans quelques secondes.',
    desk: 'Votre lien reste valable. Vous pouvez aussi présenter votre pièce d’identité à la réception.',
    again: 'Réessayer',
  },
  it: {
    title: 'Un momento, per favore',
    text: 'Questa pagina non può essere mostrata in questo momento. Riprova da sola tra qualche secondo.',
    desk: 'Il suo link resta valido. Può anche mostrare il documento alla reception.',
    again: 'Riprova',
  },
  ar: {
    title: 'لحظة من فضلك',
    text: 'لا يمكن عرض هذه الصفحة الآن. ستحاول من جديد تلقائيًا بعد بضع ثوانٍ.',
    desk: 'يبقى رابطك صالحًا. ويمكنك أيضًا إظهار هويتك عند مكتب الاستقبال.',
    again: 'حاول مرة أخرى',
  },
};

export function sendGuestAwayPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Accessibility checkers reject `<meta http-equiv="refresh">`; the header does the same.
  reply.code(503).headers({ 'retry-after': againInSeconds, refresh: againInSeconds });
  return sendPage(reply, awayPage(languageOf(request)), { secret: true });
}

function languageOf({ headers }: FastifyRequest): GuestLanguage {
  const asked = (headers['accept-language'] ?? '').toLowerCase().split(',');
  return asked.map((part) => part.trim().split(/[-;]/)[0] ?? '').find(isSpoken) ?? 'en';
}

const isSpoken = (code: string): code is GuestLanguage => Object.hasOwn(words, code);

function awayPage(language: GuestLanguage): string {
  const { title, text, desk, again } = words[language];
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <style nonce="__CSP_NONCE__">
      body { max-width: 28rem; margin: 20vh auto 0; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; text-align: center; }
      h1 { font-size: 1.375rem; line-height: 1.3; }
      a { display: inline-block; padding: 0.75rem 1rem; }
    </style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p role="status">${text}</p>
      <p>${desk}</p>
      <a href="">${again}</a>
    </main>
  </body>
</html>
`;
}
