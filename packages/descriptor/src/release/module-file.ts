/** Returns the file of a module in a build of ES modules, which is beside the entry: `./notes` is `notes.js`. */
export function moduleFile(entry: string, module: string): string {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const ending = entry.slice(entry.lastIndexOf('.'));
  return module === './remote' ? entry : folder + module.slice('./'.length) + ending;
}
