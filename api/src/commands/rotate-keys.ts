import { forgetKey, rotateKeys, sealedColumns } from '../key-rotation/key-rotation.public.ts';
import { openImageStore } from '../verification/verification.public.ts';
import { runCommand } from './run-command.ts';

const [option, key_id, ...more] = process.argv.slice(2);

await runCommand(async (database, settings) => {
  if (option === '--forget' && key_id !== undefined && more.length === 0) return forgetKey(database, key_id);
  if (option !== undefined)
    throw new Error('The only option is --forget with the id of a key that was lost.');
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const config = settings();
  const images = await openImageStore(config, (path) =>
    say(`The photo ${path} opens with no key of the list.`),
  );
  return rotateKeys({ database, images, secretKey: config.secretKey, columns: sealedColumns, say });
});
