/** What came of a promote: whether any pointer moved, and a sentence that says so. */
export interface Moved {
  moved: boolean;
  /** What the same visitors got before; null when they had nothing or differed. */
  previous: string | null;
  message: string;
}
