/**
 * The console does not show texts of these files.
 * @type {readonly RegExp[]}
 */
export const filesNotShown = [
  // Operators read these: command line, startup, documentation and metrics.
  /^api\/src\/(backup|bootstrap|commands|config|demo|key-rotation|operating|server\.ts)/,
  /^api\/src\/http\/(assets|monitoring|openapi|team-docs|tracing)\//,
  /\/use-cases\/(run-\w[\w-]*-command|create-(global-account|operator|super-admin))\.ts$/,
  /^api\/src\/verification\/queue\//,
  // Operators read why mails fail; the demo mode has a page of mails.
  /^api\/src\/mail\/(domain\/classify-failure|mail\.routes|mailbox-page\/mailbox-page)\.ts$/,
  // Mails to guests have separate translations.
  /\/verification-email\//,
  // Headings of files stay the same in all languages, so that programs can read them.
  /^api\/src\/(audit\/use-cases\/export-audit-records|bookings\/booking-record|dashboard\/use-cases\/export-month)\.ts$/,
  // These are headings and an example of the template, in all languages.
  /^api\/src\/imports\/(domain\/import-(row|words)|use-cases\/read-imports)\.ts$/,
  // Workbooks are XML.
  /^api\/src\/http\/workbook\//,
  // The guest page translates responses itself.
  /\/guest-(language-names|page)\b/,
  /\/verification\/((identity|verification)\.routes|domain\/check-sentence|use-cases\/selfie-jobs)\.ts$/,
  /\/http\/bodies\/(?!upload-slots)/,
  /\/verification\/(choose-birth-date|guest-page|identity-check|verification-complete)\.endpoint\.ts$/,
  // Screens never send requests with a wrong shape.
  /^api\/src\/validation\/value-types\.ts$/,
  // The console uses only these parts of the registry; the command line uses the rest.
  /^packages\/registry\/src\/(?!(addresses|demote|permissions|promote|rollback|services)\/)/,
  /^packages\/registry\/src\/(\w+\/)+(permissions|promote)\.routes\.ts$/,
  // These are codes of ISO 4217.
  /\/hotels\/currencies\.ts$/,
  // These are names of date parts in `Intl`.
  /\/dates\/calendar-date\.ts$/,
];

/** The browser fills in these fields, so no form shows their errors. */
const fieldsOfRequests = [
  ...[
    'A booking',
    'A flag',
    'A passenger',
    'A shown document',
    'Acknowledged',
    'Allow overlap',
    'Answer of the provider',
    'Assigned',
    'Booking ID',
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
    'Purpose',
    'Rates',
    'Rooms',
    'Session',
    'Shown',
    'Signature',
    'Sort',
    'Stay',
    'Subject',
    'Subject type',
  ],
  ...[
    'A column',
    'Cursor',
    'Date format',
    'File name',
    'Import',
    'Scope',
    'Scopes',
    'The person',
    'Token',
    'Transport',
    'User handle',
    'User type',
    'Verification token',
    'Version',
  ],
  ...[
    'View',
    'Views',
    'Before',
    'Daily summary by mail',
    'In the app',
    'Newest notification',
    'Notification ID',
  ],
  ...['Accept loss', 'Calendar address', 'File', 'Guest names', 'Interval', 'Separator'],
];

/**
 * The console does not show these texts.
 * @type {readonly RegExp[]}
 */
export const textsNotShown = [
  // Screens show the data of read requests instead of their message.
  /(fetched|counted) successfully$|^(Search finished|Audit log checked)$/,
  // Screens never send requests with a wrong shape.
  new RegExp(`^(${fieldsOfRequests.join('|')})( (is|are|must) .*)?$`),
  / (has|have) .* only$|^Unknown fields?: |^Send (either|the request)|^The (request )?body (must|has)/,
  /^Status must be all,|open, done or all$|^Type must be public-key$/,
  /^A booking has at most |^Too many (documents|flags)$|^Bookings (must be a list|are required)$|^Send at (least one|most) |whole numbers up to|^Name both the first|^Content-Length: /,
  /^(Promote to a percentage or|Only hotels can be told|A turn is only|This turn was never)/,
  // These texts are only logged.
  /^A (sign-in failed|call was refused)$|^An import could not go on/,
  // These are the list of services and the scheme of a header.
  /^These are the services\.$|^Bearer \{/,
  // Names are not translated.
  /^(Management Suite|Samsung Internet)$/,
];
