/** Wraps each text of the page, also later ones, as the page translation of Chrome does. Call what it returns to end it. */
export function translatePage(): () => void {
  const wrap = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('font, script, style')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text.cloneNode());
    }
  };
  const observer = new MutationObserver(wrap);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  wrap();
  return () => observer.disconnect();
}
