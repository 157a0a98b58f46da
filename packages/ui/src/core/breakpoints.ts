/** Smallest widths in CSS pixels at which a layout begins; style sheets write the same numbers. */
export const breakpoints = { phone: 0, tablet: 600, laptop: 900, desktop: 1200, wide: 1536 } as const;
