import type { Locator } from '@playwright/test';

/** The words of an element that are broken over two lines elsewhere than at a hyphen, each once. */
export function brokenWords(element: Locator): Promise<string[]> {
  return element.evaluate((shown) => {
    const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    const broken = new Set<string>();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      // Hidden from view, and read out.
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
