export type DocumentType = 'passport' | 'id_card' | 'residence_permit' | 'visa' | 'driving_licence';

export function documentTypeOf(code: string, issuer: string | null): DocumentType | null {
  switch (code[0]) {
    case 'P':
      return 'passport';
    case 'V':
      return 'visa';
    case 'R':
      return 'residence_permit';
    case 'D':
      return 'driving_licence';
    case 'A':
    case 'C':
    case 'I':
      return isResidencePermit(code, issuer) ? 'residence_permit' : 'id_card';
    default:
      return null;
  }
}

function isResidencePermit(code: string, issuer: string | null): boolean {
  return code[1] === 'R' || (issuer === 'USA' && code[0] === 'C');
}
