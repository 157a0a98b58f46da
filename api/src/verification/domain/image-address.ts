const folder = '/api/verification/images/';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function imageAddress(id: string): string {
  return `${folder}${id}`;
}

export function imageIdIn(address: string): string | null {
  const id = address.startsWith(folder) ? address.slice(folder.length) : '';
  return uuid.test(id) ? id : null;
}
