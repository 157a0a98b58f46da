import type { Locator } from '@playwright/test';
import type { buildByTool } from './example-suite.ts';

interface TriedExample {
  remote: string;
  tool: Parameters<typeof buildByTool>[1];
  label: string;
  inGerman: string;
  goInside: (content: Locator) => Promise<void>;
  address: RegExp;
  text: string | RegExp;
  styled: { selector: string; property: string; value: string };
  marks: string[];
}

export const triedExamples: readonly TriedExample[] = [
  {
    remote: 'mf-by-hand',
    tool: null,
    label: 'Today',
    inGerman: 'Heute',
    goInside: (content) => content.getByRole('link', { name: 'About' }).click(),
    address: /\/today\/about$/,
    text: /^.+, (light|dark)$/,
    styled: { selector: 'p', property: 'font-family', value: 'serif' },
    marks: [],
  },
  {
    remote: 'mf-vue',
    tool: 'vite/bin/vite.js',
    label: 'Checklist',
    inGerman: 'Prüfliste',
    goInside: (content) => content.getByRole('link', { name: 'Count the keys' }).click(),
    address: /\/checklist\/2$/,
    text: 'All tasks',
    styled: { selector: 'button', property: 'text-transform', value: 'uppercase' },
    marks: ['Vue'],
  },
  {
    remote: 'mf-vite-react',
    tool: 'vite/bin/vite.js',
    label: 'Notes',
    inGerman: 'Notizen',
    goInside: (content) => content.getByRole('button', { name: 'Help' }).click(),
    address: /\/notes\/help$/,
    text: 'Notes are gone when the page is left.',
    styled: { selector: 'h1', property: 'font-size', value: '48px' },
    marks: ['React'],
  },
  {
    remote: 'mf-svelte',
    tool: 'vite/bin/vite.js',
    label: 'Key cards',
    inGerman: 'Schlüsselkarten',
    goInside: (content) => content.getByRole('link', { name: 'About' }).click(),
    address: /\/about$/,
    text: 'All cards',
    styled: { selector: 'h1', property: 'letter-spacing', value: '3px' },
    marks: ['Svelte'],
  },
  {
    remote: 'mf-solid',
    tool: 'vite/bin/vite.js',
    label: 'Breakfast',
    inGerman: 'Frühstück',
    goInside: (content) => content.getByRole('link', { name: 'About' }).click(),
    address: /\/about$/,
    text: 'All guests',
    styled: { selector: 'h1', property: 'letter-spacing', value: '3px' },
    marks: ['Solid'],
  },
  {
    remote: 'mf-lit',
    tool: 'vite/bin/vite.js',
    label: 'Parking',
    inGerman: 'Parkplätze',
    goInside: (content) => content.getByRole('link', { name: 'About' }).click(),
    address: /\/about$/,
    text: 'All cars',
    styled: { selector: 'h1', property: 'letter-spacing', value: '3px' },
    marks: ['Lit'],
  },
  {
    remote: 'mf-mui',
    tool: 'vite/bin/vite.js',
    label: 'Wake-up calls',
    inGerman: 'Weckrufe',
    goInside: (content) => content.getByRole('link', { name: 'About' }).click(),
    address: /\/about$/,
    text: 'All calls',
    styled: { selector: 'button', property: 'text-transform', value: 'uppercase' },
    marks: ['React'],
  },
];
