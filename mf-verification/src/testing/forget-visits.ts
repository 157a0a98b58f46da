/** Clears the storage, and stubs object URLs, which jsdom lacks. */
export function forgetVisits(): void {
  sessionStorage.clear();
  localStorage.clear();
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
}
