/** The part of webpack's `import.meta.webpackHot` that is used here. */
export interface HotModule {
  data?: { names?: string };
  accept(onError: (error: Error) => void): void;
  dispose(leave: (data: { names?: string }) => void): void;
  invalidate(): void;
  status(): string;
  check(apply: boolean): Promise<unknown>;
}
