export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
