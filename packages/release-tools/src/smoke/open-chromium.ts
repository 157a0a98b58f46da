import type { Browser } from 'playwright-core';

export interface NoBrowser {
  missing: string;
}

const args = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
];

/**
 * Starts the Chromium of CHROMIUM_PATH. Only this function loads playwright-core, so that releasing works without it.
 */
export async function openChromium(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Browser | NoBrowser> {
  const executablePath = environment.CHROMIUM_PATH;
  if (!executablePath) {
    return {
      missing: 'no Chromium is configured. Set CHROMIUM_PATH to the program, such as /usr/bin/chromium',
    };
  }
  const playwright = await import('playwright-core').catch(() => undefined);
  if (!playwright)
    return { missing: 'playwright-core is not installed. Install it: npm install playwright-core' };
  try {
    return await playwright.chromium.launch({ executablePath, args });
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n');
    return { missing: `${executablePath} (CHROMIUM_PATH) does not start: ${reason}` };
  }
}
