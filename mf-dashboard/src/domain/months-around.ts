function addMonths(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** Covers `month`, the eleven before it and the next. */
export function monthsAround(month: string): { from: string; to: string } {
  return { from: addMonths(month, -11), to: addMonths(month, 1) };
}
