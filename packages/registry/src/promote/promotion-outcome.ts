/** The outcome of a promotion. */
export interface PromotionOutcome {
  moved: boolean;
  /** What the same visitors got before; null when they had nothing or differed. */
  previous: string | null;
  message: string;
}
