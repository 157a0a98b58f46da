import type { Page } from '@playwright/test';

/** Wraps texts in `<font>` elements like Chrome's page translation. */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const skipped = 'font, script, style, option, textarea, svg, head';
    const translate = (text: Text) => {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(skipped)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateIn = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = node instanceof Text ? [node] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
    };
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        (type === 'characterData' ? [target] : addedNodes).forEach(translateIn);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}
