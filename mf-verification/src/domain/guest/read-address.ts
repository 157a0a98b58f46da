export interface GuestAddress {
  page: 'user-verification' | 'verification-complete';
  link: string;
  type?: string;
  id?: string;
}

const addresses = /^\/(user-verification|verification-complete)(?:\/([^/]+)(?:\/([^/]+)\/([^/]+))?)?\/?$/i;

export function readAddress(path: string): GuestAddress | null {
  const [, page, link = '', type, id] = addresses.exec(path) ?? [];
  if (page === undefined) return null;
  const isComplete = page.toLowerCase() === 'verification-complete';
  if (isComplete && type !== undefined) return null;
  return {
    page: isComplete ? 'verification-complete' : 'user-verification',
    link: plain(link),
    ...(type !== undefined && id !== undefined && { type: plain(type), id: plain(id) }),
  };
}

function plain(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
