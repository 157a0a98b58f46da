/** The colour of a small mark. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
