export interface PromotionOutcome {
  moved: boolean;
  /** It is null when the same visitors had no earlier release, or several. */
  previous: string | null;
  message: string;
}
