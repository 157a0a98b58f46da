/** The body of an answer, which is read piece by piece; `arriving` holds back each piece until it is done. */
export function bodyOf(text: string, arriving: Promise<void>[] = []): Pick<ReadableStream, 'getReader'> {
  const size = Math.ceil(text.length / Math.max(1, arriving.length));
  const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    new TextEncoder().encode(text.slice(index * size, (index + 1) * size)),
  );
  let read = 0;
  const reader = {
    read: async () => {
      await arriving[read];
      const value = pieces[read];
      read += 1;
      return value ? { done: false, value } : { done: true };
    },
  };
  return { getReader: () => reader as never };
}
