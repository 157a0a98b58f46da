import type { Pagination } from '@suite/contracts/http';
import type { EmailRow } from '../mail.repository.ts';
import type { MailboxPage } from '../use-cases/list-mailbox.ts';
import { escapeHtml } from '../domain/compose-email.ts';

function formatInstant(instant: Date): string {
  const text = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(instant);
  return `${text} UTC`;
}

// The sandbox keeps the mail's HTML without scripts and outside this site's origin.
function renderEmail({ id, subject, recipient, created_at }: EmailRow): string {
  return `<details>
<summary><strong dir="auto">${escapeHtml(subject)}</strong><span>${escapeHtml(recipient)}</span><time datetime="${created_at.toISOString()}">${formatInstant(created_at)}</time></summary>
<iframe src="/mailbox/${id}" title="${escapeHtml(subject)}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
</details>`;
}

function pageLink({ limit }: Pagination, page: number, recipient: string, label: string): string {
  const query = new URLSearchParams({
    page: String(page),
    limit: String(limit),
    ...(recipient ? { recipient } : {}),
  });
  return `<a href="/mailbox?${escapeHtml(query.toString())}">${label}</a>`;
}

function describeCount(total: number, recipient: string): string {
  const to = recipient ? ` to ${escapeHtml(recipient)}` : '';
  if (total === 0) return `No mails${to} yet.`;
  return `${total} ${total === 1 ? 'mail' : 'mails'}${to}, newest first.`;
}

export function renderMailboxPage({ emails, pagination }: MailboxPage, recipient: string): string {
  const { page, total, hasNext, hasPrev } = pagination;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mailbox</title>
<link rel="stylesheet" href="/mailbox/style.css">
</head>
<body>
<main>
<h1>Mailbox</h1>
<p>Demo mode delivers no mail; what would have been sent is kept here. ${describeCount(total, recipient)}</p>
<form action="/mailbox"><label>Recipient<input type="email" name="recipient" value="${escapeHtml(recipient)}" maxlength="254"></label><button>Show</button></form>
${emails.map(renderEmail).join('\n')}
<nav aria-label="Pages"><span>${hasPrev ? pageLink(pagination, page - 1, recipient, 'Newer') : ''}</span><span>${hasNext ? pageLink(pagination, page + 1, recipient, 'Older') : ''}</span></nav>
</main>
</body>
</html>
`;
}

export function renderEmailDocument({ html }: EmailRow): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><base target="_blank"><title>Mail</title></head><body style="margin:0;background-color:#f4f5f8">${html}</body></html>`;
}

export const mailboxStyle = `
:root { color-scheme: light dark; --ink: #1d2433; --soft: #5a6478; --line: #d9dee8; --page: #f5f6f9; --card: #fff; --accent: #1f5fbf; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8ebf2; --soft: #a3adbf; --line: #39424f; --page: #12161d; --card: #1b212b; --accent: #8ab4f8; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { margin: 0; font-size: 1.6rem; }
p { margin: 0.25rem 0 1rem; color: var(--soft); }
a { color: var(--accent); }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; margin: 0 0 1rem; }
label { display: grid; flex: 1 1 14rem; gap: 0.25rem; font-size: 0.9rem; color: var(--soft); }
input, button { min-height: 2.75rem; padding: 0.5rem 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--card); color: var(--ink); font: inherit; }
button { border-color: var(--accent); color: var(--accent); cursor: pointer; }
details { margin: 0 0 0.5rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--card); }
summary { display: grid; grid-template-columns: 1fr; gap: 0 1rem; padding: 0.75rem 1rem; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary strong, summary span { overflow-wrap: anywhere; }
summary span, summary time { color: var(--soft); font-size: 0.9rem; }
:is(a, button, input, summary):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
iframe { display: block; width: 100%; height: min(52rem, 85vh); border: 0; border-top: 1px solid var(--line); border-radius: 0 0 0.5rem 0.5rem; background: #fff; color-scheme: light; }
nav { display: flex; justify-content: space-between; gap: 1rem; margin-top: 1rem; }
nav a { padding: 0.6rem 0; }
@media (min-width: 640px) {
  summary { grid-template-columns: 1fr auto; }
  summary strong { grid-column: 1 / -1; }
}
`;
