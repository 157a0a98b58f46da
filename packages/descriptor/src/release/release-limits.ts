const megabyte = 1024 * 1024;

/** Sizes are bytes before compression. */
export const releaseLimits = { files: 1_000, fileSize: 20 * megabyte, totalSize: 100 * megabyte };

export function describeTooManyFiles(count: number, allowed: number): string {
  const [actual, most] = [count, allowed].map((number) => number.toLocaleString('en'));
  return `The release has ${actual} files; ${most} are allowed. Leave out what no visitor needs, or split the remote.`;
}
