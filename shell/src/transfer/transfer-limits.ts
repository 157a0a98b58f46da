/** After this a visitor is shown something, while what is loaded goes on. */
export const slowNoticeDelayMs = 2_000;

/** What has not arrived by then has failed; the limit the chunk loader has too. */
export const transferLimitMs = 120_000;

/** Where nothing came for this long, nothing arrives any more as far as is known. */
export const stalledAfterMs = 1_000;
