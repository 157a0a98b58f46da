export interface PromotionOutcome {
  moved: boolean;
  /** The earlier release of the same visitors; null when they had none or several. */
  previous: string | null;
  message: string;
}
