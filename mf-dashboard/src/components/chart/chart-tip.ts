import { currentLanguage, directionOf } from '@suite/i18n';
import { t } from '../../languages/catalog.ts';
import styles from './chart.module.css';

interface ChartTip {
  title?: string;
  items: { name: string; value: string }[];
}

/**
 * Builds elements: the library's own text has style attributes, which a strict content security policy refuses, and
 * names of hotels would have to be escaped.
 */
export function chartTip(_event: unknown, { title = '', items }: ChartTip): HTMLElement {
  const box = document.createElement('div');
  box.className = styles.tip ?? '';
  // The surrounding drawing runs from left to right in every language.
  box.dir = directionOf(currentLanguage());
  box.append(line(styles.tipTitle, title));
  for (const { name, value } of items) box.append(line(undefined, t('{name}: {value}', { name, value })));
  return box;
}

function line(className: string | undefined, text: string): HTMLElement {
  const element = document.createElement('p');
  element.className = className ?? '';
  element.textContent = text;
  return element;
}
