/**
 * Files of the API, the registry and the contracts whose texts are not shown in the console, each kind with the reason.
 * @type {readonly RegExp[]}
 */
export const filesNotShown = [
  // Read by operators: the command line, the start of the server, its documentation and its figures.
  /^api\/src\/(backup|bootstrap|commands|config|demo|key-rotation|operating|server\.ts)/,
  /^api\/src\/http\/(assets|monitoring|openapi|team-docs|tracing)\//,
  /\/use-cases\/(run-\w[\w-]*-command|create-(global-account|operator|super-admin))\.ts$/,
  /^api\/src\/verification\/queue\//,
  // Why mails fail, for operators, and the page with the mails of the demo mode.
  /^api\/src\/mail\/(domain\/classify-failure|mail\.routes|mailbox-page\/mailbox-page)\.ts$/,
  // Mails to guests have words of their own in the language of the guest.
  /\/verification-email\//,
  // Files of comma-separated values keep their headings in each language, so that programs can read them.
  /^api\/src\/(audit\/audit-csv|bookings\/booking-record)\.ts$/,
  // The guest page translates what its calls answer by itself.
  /\/guest-(language-names|page|session)\b/,
  /\/verification\/(use-cases\/verify-identity\/|identity\.routes|no-checks-now|verification\.(policy|routes))/,
  /\/verification\/domain\/(attempts-left|check-sentence)\.ts$/,
  /\/http\/bodies\//,
  /\/(accompany-guest|check-selfie|choose-desk|choose-language|consent-version|create-verification-attempt)(\.endpoint)?\.ts$/,
  /\/(delete-verification-data|draw-challenge|end-check|get-user-by-token|get-verification-image|give-consent)(\.endpoint)?\.ts$/,
  /\/(person-in-form|queue-check|rate-own-stay|rate-stay|require-check|require-unchanged|run-check-job|selfie-jobs)(\.endpoint)?\.ts$/,
  /\/(send-verification-email|undo-accompany|verify-identity)(\.endpoint)?\.ts$/,
  // Requests of the wrong shape, which no screen sends.
  /^api\/src\/validation\/value-types\.ts$/,
  // Of the registry the console calls what promotes, rolls back, decides about permissions, calls services and shows why a release
  // fails; the rest is for the command line.
  /^packages\/registry\/src\/(?!(demote|permissions|promote|rollback|services)\/)/,
  /^packages\/registry\/src\/(\w+\/)+(permissions\.routes|promote\.routes|promotion|rollback-request|mapping-request)\.ts$/,
  // Parts of a date by their names in `Intl`.
  /\/dates\/calendar-date\.ts$/,
];

/** Fields that the browser fills in without asking the user: no form shows what is refused about them. */
const fieldsOfRequests = [
  ...[
    'A booking',
    'A flag',
    'A passenger',
    'Acknowledged',
    'Allow overlap',
    'Answer of the provider',
    'Assigned',
  ],
  ...[
    'Attestation',
    'Authenticator data',
    'Check',
    'Client data',
    'Column',
    'Columns',
    'Dates',
    'Decision',
    'Early',
    'End verification',
  ],
  ...[
    'Filters',
    'Flag',
    'Ids',
    'Item ID',
    'Kind',
    'Last change',
    'Limit',
    'Link',
    'List',
    'Method',
    'Order',
    'Page',
  ],
  ...[
    'Passenger ID',
    'Passengers',
    'Rates',
    'Rooms',
    'Session',
    'Signature',
    'Sort',
    'Subject',
    'Subject type',
  ],
  ...['The person', 'Transport', 'User handle', 'User type', 'Verification token', 'Version'],
  ...[
    'View',
    'Views',
    'Before',
    'Daily summary by mail',
    'In the app',
    'Newest notification',
    'Notification ID',
  ],
];

/**
 * Texts that are not shown in the console, each kind with the reason.
 * @type {readonly RegExp[]}
 */
export const textsNotShown = [
  // Answers to calls that read: screens show what was read and no message.
  /(fetched|counted) successfully$|^(Search finished|Audit log checked)$/,
  // Requests of the wrong shape, which no screen sends.
  new RegExp(`^(${fieldsOfRequests.join('|')})( (is|are|must) .*)?$`),
  / (has|have) .* only$|^Unknown fields?: |^Send (either|the request)|^The request body must/,
  /^Status must be all,|open, done or all$|^Type must be public-key$/,
  /^A booking has at most |^Too many flags$|whole numbers up to|^Name both the first|^Content-Length: /,
  // Log lines.
  /^A (sign-in failed|call was refused)$/,
  // The list of services, and the scheme of a header.
  /^These are the services\.$|^Bearer \{/,
  // Names.
  /^(Management Suite|Samsung Internet)$/,
];
