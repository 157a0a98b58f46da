import { currentLanguage, directionOf } from '@suite/i18n';
import { t } from '../../languages/catalog.ts';
import styles from './chart.module.css';

/** What is pointed at in a chart. */
interface ChartTip {
  title?: string;
  items: { name: string; value: string }[];
}

/**
 * The box beside the pointer. Built as elements: the library's own is text with style attributes in it, which a
 * strict content security policy refuses, and names of hotels would have to be escaped.
 */
export function chartTip(_event: unknown, { title = '', items }: ChartTip): HTMLElement {
  const box = document.createElement('div');
  box.className = styles.tip ?? '';
  // The drawing around it runs from left to right in every language.
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
