/** A device that has seen no link yet; photos get an address, which jsdom cannot give. */
export function forgetVisits(): void {
  sessionStorage.clear();
  localStorage.clear();
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
}
