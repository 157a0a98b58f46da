const starts = {
  'a header after CR LF': '\r\nBcc: all@evil.test',
  'a header after LF': '\nBcc: all@evil.test',
  'a header after CR': '\rBcc: all@evil.test',
  'a header after LF CR': '\n\rBcc: all@evil.test',
  'a folded line': '\r\n\tBcc: all@evil.test',
  'another sender': '\r\nFrom: owner@suite.test',
  'another place to answer': '\r\nReply-To: all@evil.test',
  'another type': '\r\nContent-Type: text/html',
  'a body': '\r\n\r\n<script>alert(1)</script>',
  'the end of the mail': '\r\n.\r\nMAIL FROM:<all@evil.test>',
  'the end of the mail after LF': '\n.\nMAIL FROM:<all@evil.test>',
  'the end of the mail after CR': '\r.\rQUIT',
  'a NUL': '\0Bcc: all@evil.test',
  'a NUL before a line break': '\0\r\nBcc: all@evil.test',
  'a bell': '\u0007',
  'a backspace': '\u0008\u0008\u0008',
  'a vertical tab': '\u000bBcc: all@evil.test',
  'a form feed': '\u000cBcc: all@evil.test',
  'an escape sequence': '\u001b[2J',
  'a file separator': '\u001cBcc: all@evil.test',
  'a delete': '\u007f',
  'a next line': '\u0085Bcc: all@evil.test',
  'a control sequence of one byte': '\u009b2J',
  'a line separator': '\u2028Bcc: all@evil.test',
  'a paragraph separator': '\u2029Bcc: all@evil.test',
};

/** These names try to inject mail headers; the words around them are harmless. */
export const headerAttacks = Object.entries(starts).map(
  ([name, attack]) => [name, `Hotel${attack} Miramar`] as const,
);
