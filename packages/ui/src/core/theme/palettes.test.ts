import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { palettes, type ColorMode } from './palettes.ts';

const sheet = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
const [light = '', dark = ''] = sheet.split(":root[data-suite-mode='dark']");

function colorsOf(mode: ColorMode): Map<string, string> {
  const declarations = (mode === 'light' ? light : dark).matchAll(/--suite-color-([\w-]+): ([^;]+);/g);
  return new Map([...declarations].map(([, name = '', value = '']) => [name, value]));
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const backgrounds = ['page', 'surface', 'surface-hover', 'surface-muted'];
const readable = [
  ...backgrounds.flatMap((behind) => ['text', 'text-muted', 'accent'].map((text) => [text, behind])),
  ...['success', 'warning', 'danger', 'info', 'accent'].flatMap((tone) => [
    [tone, `${tone}-soft`],
    ['text', `${tone}-soft`],
    [tone, 'surface'],
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
] as [string, string][];

describe.each(['light', 'dark'] as const)('%s colours', (mode) => {
  const colors = colorsOf(mode);

  test('are the same for antd and for the style sheets', () => {
    for (const [name, value] of Object.entries(palettes[mode])) {
      const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect([property, colors.get(property)]).toEqual([property, value]);
    }
  });

  test.each(readable)('%s can be read on %s', (text, behind) => {
    expect(contrast(colors.get(text)!, colors.get(behind)!)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['border-strong', 'focus'])('%s can be told from what is behind it', (line) => {
    for (const behind of ['page', 'surface']) {
      expect(contrast(colors.get(line)!, colors.get(behind)!)).toBeGreaterThanOrEqual(3);
    }
  });
});
