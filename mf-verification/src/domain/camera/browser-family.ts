export type BrowserFamily =
  | 'chrome-android'
  | 'chrome'
  | 'safari-ios'
  | 'safari'
  | 'firefox'
  | 'samsung'
  | 'other';

export interface BrowserFacts {
  userAgent: string;
  maxTouchPoints: number;
}

export function isIos({ userAgent, maxTouchPoints }: BrowserFacts): boolean {
  // An iPad identifies itself as a Mac, but no Mac has a touch screen.
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

export function isApple(facts: BrowserFacts): boolean {
  return isIos(facts) || /Macintosh/.test(facts.userAgent);
}

/** Most browsers inside other apps give pages no camera. */
export function isInAppBrowser({ userAgent }: Pick<BrowserFacts, 'userAgent'>): boolean {
  return /\b(FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|Snapchat|Pinterest|LinkedInApp|TikTok|musical_ly|BytedanceWebview|Twitter|GSA\/)|; wv\)/.test(
    userAgent,
  );
}

export function browserFamily(facts: BrowserFacts): BrowserFamily {
  const { userAgent } = facts;
  if (isIos(facts)) return 'safari-ios';
  if (/SamsungBrowser/.test(userAgent)) return 'samsung';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  if (/Chrome\/|Chromium\/|Edg\//.test(userAgent))
    return /Android/.test(userAgent) ? 'chrome-android' : 'chrome';
  return /Safari\//.test(userAgent) ? 'safari' : 'other';
}
