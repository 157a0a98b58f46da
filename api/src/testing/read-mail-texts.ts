import { readFileSync } from 'node:fs';

export function partsOf({ subject, text }: { subject: string; text: string }): string[] {
  return [subject, ...text.trim().split(/\n\n|\n(?=[^\n]+: )/)];
}

export interface TextFinder {
  (part: string): string[];
  texts: readonly string[];
}

export function textFinder(language: string): TextFinder {
  const file = new URL(`../languages/${language}.json`, import.meta.url);
  const catalog = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  const patterns = catalog.map(([text, translation]) => ({
    ...{ text, translation },
    expression: patternOf(translation),
  }));
  const find = (part: string) => {
    const label = /^(.+): /.exec(part)?.[1];
    const value = /^.+?: (.*)$/s.exec(part)?.[1] ?? '';
    const isOf = [
      (one: (typeof patterns)[number]) => one.translation === part,
      (one: (typeof patterns)[number]) => one.expression.test(part),
      (one: (typeof patterns)[number]) => label !== undefined && one.expression.test(label),
    ];
    const found = isOf.map((is) => patterns.filter(is)).find(({ length }) => length > 0) ?? [];
    const valueTexts = patterns.filter(
      ({ translation, expression }) => translation === value || expression.test(value),
    );
    return [...found, ...valueTexts].map(({ text }) => text);
  };
  return Object.assign(find, { texts: catalog.map(([text]) => text) });
}

const values = /(\{\w+, plural,(?:[^{}]|\{[^{}]*\})*\}|\{\w+\})/;

function patternOf(translation: string): RegExp {
  const source = translation.split(values).map((part) => {
    if (!values.test(part)) return escapeExpression(part);
    const forms = [...part.matchAll(/[=\w]+ \{([^{}]*)\}/g)].map(([, form = '']) => escapeExpression(form));
    return forms.length === 0 ? '.+' : `(?:${forms.join('|').replaceAll('#', String.raw`\d+`)})`;
  });
  return new RegExp(`^${source.join('')}$`, 's');
}

function escapeExpression(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
