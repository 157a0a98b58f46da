import { emailLayout } from './email-layout.ts';

export interface EmailContent {
  /** A headline of the HTML; the text begins with the greeting. */
  title?: string;
  greeting: string;
  /** One paragraph each, plain text. */
  paragraphs: readonly string[];
  /** Shown as a small table between the paragraphs and the link. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** A button; `hint` introduces its address, for those whose mail program shows no button. */
  link?: { label: string; url: string; hint?: string };
  /** Small print after the link, one paragraph each. */
  closing?: readonly string[];
  /** English when left out. */
  language?: { code: string; isRightToLeft: boolean };
}

declare const escaped: unique symbol;
/** HTML in which every value was escaped; made by `composeEmail` alone, so that no other text is sent as HTML. */
export type EscapedHtml = string & { readonly [escaped]: true };

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes text safe inside HTML, attribute values included. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

/**
 * One content as plain text and as HTML; every value is escaped.
 * @throws Error when the link leads anywhere but to a web page.
 */
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
