/** Widths are CSS pixels. Style sheets write them in em, 16 pixels each, so that larger text gets a narrower layout. */
export const breakpoints = { phone: 0, tablet: 600, laptop: 900, desktop: 1200, wide: 1536 } as const;
