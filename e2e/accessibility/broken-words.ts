import type { Locator } from '@playwright/test';

/** Returns words that wrap anywhere but at a hyphen. */
export function brokenWords(element: Locator): Promise<string[]> {
  return element.evaluate((shown) => {
    const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    const broken = new Set<string>();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      // Text for screen readers is one pixel wide.
      if ((text.parentElement?.clientWidth ?? 0) === 1) continue;
      for (const { index, 0: word } of text.data.matchAll(/[^\s\u00AD-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.add(word);
      }
    }
    return [...broken];
  });
}
