import type { Pagination } from '@suite/contracts/http';
import { escapeHtml } from '../domain/compose-email.ts';
import type { EmailRow } from '../mail.repository.ts';
import type { MailboxPage } from '../use-cases/list-mailbox.ts';

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
