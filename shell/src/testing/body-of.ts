/** Each piece of the body waits for one promise of `arriving`. */
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
