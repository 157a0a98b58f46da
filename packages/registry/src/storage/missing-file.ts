const missing = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/** True for the error of asking a disk for a file that is not there. */
function isMissing(error: unknown): boolean {
  return missing.has((error as NodeJS.ErrnoException).code ?? '');
}

/** The result, or undefined when the file asked for is not there. */
export async function unlessMissing<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
