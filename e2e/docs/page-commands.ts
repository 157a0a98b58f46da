import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repository } from '../suite/start-suite.ts';

export async function pageCommands(page: string, isCommand: RegExp): Promise<string[]> {
  const text = await readFile(path.join(repository, 'docs', page), 'utf8');
  const inBlocks = /^```(\w*)\n([\s\S]*?)^```/gm;
  const inLine = /`([^`\n]+)`/g;
  const found: { at: number; command: string }[] = [];
  for (const { index, 1: language = '', 2: block = '' } of text.matchAll(inBlocks)) {
    if (language !== '' && language !== 'sh') continue;
    const lines = block.split('\n');
    found.push(...lines.map((command, line) => ({ at: index + line / 1000, command })));
  }
  for (const { index, 1: command = '' } of text.replaceAll(inBlocks, blank).matchAll(inLine)) {
    found.push({ at: index, command });
  }
  return found
    .filter(({ command }) => isCommand.test(command))
    .sort((one, other) => one.at - other.at)
    .map(({ command }) => command.trim());
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}

export async function readSections(page: string): Promise<Map<string, string[]>> {
  const text = await readFile(path.join(repository, 'docs', page), 'utf8');
  const sections = text.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => [
      section.split('\n', 1)[0] ?? '',
      [...section.matchAll(/^```(\w*)\n([^]*?)^```/gm)].flatMap(([, language, block = '']) =>
        language === '' ? block.trim().split('\n') : [],
      ),
    ]),
  );
}
