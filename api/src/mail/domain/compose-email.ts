import { emailLayout } from './email-layout.ts';

export interface EmailContent {
  title?: string;
  greeting: string;
  paragraphs: readonly string[];
  facts?: readonly (readonly [label: string, value: string])[];
  /** `hint` introduces the address for mail programs that show no button. */
  link?: { label: string; url: string; hint?: string };
  closing?: readonly string[];
  /** Defaults to English. */
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

/** Attribute values are safe, too. */
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
  about?: EmailAbout;
}

interface EmailAbout {
  hotel_id: number;
  about_type: 'booking' | 'passenger';
  about_id: number;
}

/** @throws Error when the link is not an http address */
export function composeEmail(content: EmailContent): { text: string; html: EscapedHtml } {
  const { greeting, paragraphs, facts = [], link, closing = [] } = content;
  if (link && !/^https?:\/\//i.test(link.url)) throw new Error('A link in an e-mail leads to a web page.');
  const text = [
    greeting,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    ...closing,
  ].join('\n\n');
  return { text: `${text}\n`, html: layOut(content) as EscapedHtml };
}

function layOut({ title, greeting, paragraphs, facts = [], link, closing = [], language }: EmailContent) {
  const { code, isRightToLeft } = language ?? { code: 'en', isRightToLeft: false };
  const url = escapeHtml(link?.url ?? '');
  const rows = facts.map(([label, value]) => [escapeHtml(label), lines(value)] as const);
  const parts = [
    title === undefined ? '' : emailLayout.title(escapeHtml(title)),
    ...[greeting, ...paragraphs].map((paragraph) => emailLayout.paragraph(lines(paragraph))),
    rows.length > 0 ? emailLayout.facts(rows, isRightToLeft) : '',
    link ? emailLayout.button(escapeHtml(link.label), url) : '',
    link?.hint === undefined ? '' : emailLayout.bareLink(escapeHtml(link.hint), url),
    closing.length > 0 ? emailLayout.closing(closing.map(lines)) : '',
  ];
  return emailLayout.frame(parts.join(''), escapeHtml(code), isRightToLeft);
}
