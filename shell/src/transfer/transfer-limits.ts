export const slowNoticeDelayMs = 2_000;

export const transferLimitMs = 120_000;

export const stalledAfterMs = 1_000;
