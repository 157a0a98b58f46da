export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
