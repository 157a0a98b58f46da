import { isDeliverable } from '@suite/contracts/forms';
import { translatorOf, type Translated, type Translator } from '../../languages/translator.ts';
import { DomainError } from '../../errors/domain-error.ts';

export interface EmailContent {
  title?: string;
  greeting: string;
  paragraphs: readonly string[];
  facts?: readonly (readonly [label: string, value: string])[];
  /** `hint` introduces the address for mail programs that show no button. */
  link?: { label: string; url: string; hint?: string };
  furtherLinks?: readonly { label: string; url: string }[];
  closing?: readonly string[];
  language?: { code: string; isRightToLeft: boolean };
}

declare const escaped: unique symbol;
/** Only `composeEmail` creates this type, so that no unescaped text is sent as HTML. */
export type EscapedHtml = string & { readonly [escaped]: true };

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

export interface OutgoingEmail {
  recipient: string;
  subject: string;
  text: string;
  html: EscapedHtml;
  /** Staff who may see this subject are notified of a failed delivery; without it, only operators. */
  about?: { hotel_id: number; about_type: 'booking' | 'passenger'; about_id: number };
}

export function composeEmail(content: EmailContent): { text: string; html: EscapedHtml } {
  const { greeting, paragraphs, facts = [], link, furtherLinks = [], closing = [] } = content;
  const urls = [...(link ? [link] : []), ...furtherLinks].map(({ url }) => url);
  if (!urls.every((url) => /^https?:\/\//i.test(url)))
    throw new Error('A link in an e-mail leads to a web page.');
  const text = [
    greeting,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    ...furtherLinks.map(({ label, url }) => `${label}\n${url}`),
    ...closing,
  ].join('\n\n');
  return { text: `${text}\n`, html: layOut(content) as EscapedHtml };
}

function layOut(content: EmailContent) {
  const {
    title,
    greeting,
    paragraphs,
    facts = [],
    link,
    furtherLinks = [],
    closing = [],
    language,
  } = content;
  const { code, isRightToLeft } = language ?? { code: 'en', isRightToLeft: false };
  const url = escapeHtml(link?.url ?? '');
  const rows = facts.map(([label, value]) => [escapeHtml(label), lines(value)] as const);
  const parts = [
    title === undefined ? '' : emailLayout.title(escapeHtml(title)),
    ...[greeting, ...paragraphs].map((paragraph) => emailLayout.paragraph(lines(paragraph))),
    rows.length > 0 ? emailLayout.facts(rows, isRightToLeft) : '',
    link ? emailLayout.button(escapeHtml(link.label), url) : '',
    link?.hint === undefined ? '' : emailLayout.bareLink(escapeHtml(link.hint), url),
    ...furtherLinks.map((one) => emailLayout.bareLink(escapeHtml(one.label), escapeHtml(one.url))),
    closing.length > 0 ? emailLayout.closing(closing.map(lines)) : '',
  ];
  return emailLayout.frame(parts.join(''), escapeHtml(code), isRightToLeft);
}

// Mail programs support little more than tables and inline styles.
const font = 'font-family:Arial,Helvetica,sans-serif';
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const ink = '#1d2433';
const soft = '#5a6478';
const line = '#dfe3ea';
const accent = '#1f5fbf';

const emailLayout = {
  title: (text: string) =>
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:bold;color:${ink}">${text}</h1>`,
  paragraph: (text: string) => `<p style="margin:0 0 16px">${text}</p>`,
  facts: (rows: readonly (readonly [string, string])[], isRightToLeft: boolean) => {
    const gap = isRightToLeft ? '4px 0 4px 20px' : '4px 20px 4px 0';
    // A direction mark within the text would be copied with a code or password.
    const direction = isRightToLeft ? ' dir="auto"' : '';
    const cells = rows.map(
      ([label, value]) =>
        `<tr><td valign="top" style="padding:${gap};white-space:nowrap;color:${soft}">${label}</td><td valign="top" style="padding:4px 0"><strong${direction}>${value}</strong></td></tr>`,
    );
    return `<table ${table} style="margin:0 0 20px;font-size:16px;line-height:1.5">${cells.join('')}</table>`;
  },
  button: (label: string, url: string) =>
    `<table ${table} style="margin:4px 0 20px"><tr><td bgcolor="${accent}" style="border-radius:8px;background-color:${accent}"><a href="${url}" style="display:inline-block;padding:13px 26px;font-size:16px;line-height:1.2;font-weight:bold;color:#ffffff;text-decoration:none">${label}</a></td></tr></table>`,
  bareLink: (hint: string, url: string) =>
    `<p style="margin:0 0 20px;font-size:14px;color:${soft}">${hint}<br><a href="${url}" dir="ltr" style="color:${accent};word-break:break-all">${url}</a></p>`,
  closing: (texts: readonly string[]) =>
    `<div style="margin:4px 0 0;padding:16px 0 0;border-top:1px solid ${line};font-size:14px;color:${soft}">${texts.map((text) => `<p style="margin:0 0 10px">${text}</p>`).join('')}</div>`,
  frame: (content: string, language: string, isRightToLeft: boolean) => {
    const direction = isRightToLeft ? 'rtl' : 'ltr';
    return `<div lang="${language}" dir="${direction}" style="margin:0;padding:0;background-color:#f4f5f8"><table ${table} width="100%"><tr><td align="center" style="padding:20px 8px"><table ${table} width="560" dir="${direction}" style="width:100%;max-width:560px;background-color:#ffffff;border:1px solid ${line};border-radius:12px"><tr><td align="${isRightToLeft ? 'right' : 'left'}" style="padding:26px 22px 16px;${font};font-size:16px;line-height:1.55;color:${ink};overflow-wrap:anywhere">${content}</td></tr></table></td></tr></table></div>`;
  },
};

export interface EmailReader {
  usr_email: string;
  usr_firstname?: string;
  usr_language: string | null;
}

export interface TranslatedEmail {
  subject: Translated;
  title?: Translated;
  paragraphs: readonly Translated[];
  facts?: readonly (readonly [label: Translated, value: string])[];
  link?: { label: Translated; url: string };
  closing?: readonly Translated[];
}

export function translateEmail(
  { usr_email, usr_firstname, usr_language }: EmailReader,
  write: (translator: Translator) => TranslatedEmail,
): OutgoingEmail {
  const translator = translatorOf(usr_language);
  const { t, language, isRightToLeft } = translator;
  const { subject, ...content } = write(translator);
  const composed = composeEmail({
    greeting: usr_firstname === undefined ? t('Hello,') : t('Hello {usr_firstname},', { usr_firstname }),
    language: { code: language, isRightToLeft },
    ...content,
  });
  return { recipient: usr_email, subject, ...composed };
}

// A line break in a header field would start a header of the attacker's choice.
const controlCharacter = /[\p{Cc}\p{Zl}\p{Zp}]/u;

export function refuseUnsafeHeaders(email: OutgoingEmail): void {
  if (!isDeliverable(email.recipient)) throw new DomainError('VALIDATION_ERROR', 'MAIL_ADDRESS_INVALID');
  if (email.subject.trim() === '' || controlCharacter.test(email.subject)) {
    throw new DomainError('VALIDATION_ERROR', 'MAIL_SUBJECT_INVALID');
  }
}
