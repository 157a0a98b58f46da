/** Lets the browser do what has come up meanwhile. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
