export function solveEquations(matrix: readonly number[][], wanted: readonly number[]): number[] | undefined {
  const rows = matrix.map((row, index) => [...row, wanted[index] ?? 0]);
  const count = rows.length;
  for (let column = 0; column < count; column += 1) {
    const rest = rows.slice(column).map((row) => Math.abs(row[column] ?? 0));
    const best = column + rest.indexOf(Math.max(...rest));
    const pivot = rows[best];
    const displaced = rows[column];
    if (pivot === undefined || displaced === undefined || !(Math.abs(pivot[column] ?? 0) > 1e-12))
      return undefined;
    rows[best] = displaced;
    rows[column] = pivot;
    for (const row of rows) {
      if (row === pivot) continue;
      const share = (row[column] ?? 0) / (pivot[column] ?? 1);
      pivot.forEach((value, index) => {
        row[index] = (row[index] ?? 0) - share * value;
      });
    }
  }
  return rows.map((row, index) => (row[count] ?? 0) / (row[index] ?? 1));
}
