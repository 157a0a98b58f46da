/**
 * A table of figures: the first column is text, the others are aligned at their right edge.
 * @typedef {object} Table
 * @property {string} title
 * @property {string[]} columns
 * @property {string[][]} rows
 */

/**
 * @param {Table} table
 */
export function textTable({ title, columns, rows }) {
  const widths = columns.map((name, index) =>
    Math.max(name.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (/** @type {string[]} */ cells) =>
    widths
      .map((width, index) =>
        index === 0 ? pad(cells, index).padEnd(width) : pad(cells, index).padStart(width),
      )
      .join('   ')
      .trimEnd();
  return [title, '', line(columns), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)].join(
    '\n',
  );
}

/**
 * @param {Table} table
 */
export function markdownTable({ title, columns, rows }) {
  const line = (/** @type {string[]} */ cells) =>
    `| ${columns.map((_, index) => pad(cells, index)).join(' | ')} |`;
  const edges = columns.map((_, index) => (index === 0 ? '---' : '---:'));
  return [`### ${title}`, '', line(columns), line(edges), ...rows.map(line)].join('\n');
}

/**
 * @param {string[]} cells
 * @param {number} index
 */
function pad(cells, index) {
  return cells[index] ?? '';
}
