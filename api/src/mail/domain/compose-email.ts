export interface EmailContent {
  greeting: string;
  /** One paragraph each, plain text. */
  paragraphs: readonly string[];
  /** Shown as a small table between the paragraphs and the link. */
  facts?: readonly (readonly [label: string, value: string])[];
  link?: { label: string; url: string };
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
  const { greeting, paragraphs, facts = [], link } = content;
  if (link && !/^https?:\/\//i.test(link.url)) throw new Error('A link in an e-mail leads to a web page.');
  const text = [
    greeting,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(link ? [`${link.label}: ${link.url}`] : []),
  ].join('\n\n');
  const rows = facts
    .map(
      ([label, value]) =>
        `<tr><td style="padding:4px 16px 4px 0">${escapeHtml(label)}</td><td style="padding:4px 0"><strong>${lines(value)}</strong></td></tr>`,
    )
    .join('');
  const html = [
    '<div style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:36em">',
    `<p>${lines(greeting)}</p>`,
    ...paragraphs.map((paragraph) => `<p>${lines(paragraph)}</p>`),
    rows && `<table style="border-collapse:collapse">${rows}</table>`,
    link ? `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>` : '',
    '</div>',
  ].join('');
  return { text: `${text}\n`, html: html as EscapedHtml };
}
