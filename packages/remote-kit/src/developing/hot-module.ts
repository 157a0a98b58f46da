/** The interface covers the used part of webpack's `import.meta.webpackHot`. */
export interface HotModule {
  data?: { names?: string };
  accept(onError: (error: Error) => void): void;
  dispose(leave: (data: { names?: string }) => void): void;
  invalidate(): void;
  status(): string;
  check(apply: boolean): Promise<unknown>;
}
