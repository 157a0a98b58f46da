export function withInstant<Row extends { updated_at: Date }>(row: Row) {
  return { ...row, updated_at: row.updated_at.toISOString() };
}
