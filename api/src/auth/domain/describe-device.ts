import type { Message } from '@suite/contracts/http';
import { codedMessage } from '../../errors/coded-message.ts';

// Most browsers name several others, too; therefore the first match counts.
const browsers: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const systems: [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac(intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
];

function firstIn(table: [name: string, mark: RegExp][], userAgent: string): string | undefined {
  return table.find(([, mark]) => mark.test(userAgent))?.[0];
}

export function describeDevice(userAgent: string): Message {
  const browser = firstIn(browsers, userAgent);
  const system = firstIn(systems, userAgent);
  if (browser) return system ? codedMessage('DEVICE', { browser, system }) : { message: browser };
  return system ? codedMessage('DEVICE_WITHOUT_BROWSER', { system }) : codedMessage('DEVICE_UNKNOWN', {});
}
