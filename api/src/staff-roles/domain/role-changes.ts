export function roleChanges(
  before: readonly number[],
  after: readonly number[],
): { added: number[]; taken: number[] } {
  return {
    added: [...new Set(after)].filter((id) => !before.includes(id)),
    taken: before.filter((id) => !after.includes(id)),
  };
}
