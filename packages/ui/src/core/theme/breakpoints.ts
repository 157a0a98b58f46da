/**
 * Smallest widths in CSS pixels at which a layout begins; style sheets write them in em,
 * 16 pixels each, so that larger text gets the layout that it has room in.
 */
export const breakpoints = { phone: 0, tablet: 600, laptop: 900, desktop: 1200, wide: 1536 } as const;
