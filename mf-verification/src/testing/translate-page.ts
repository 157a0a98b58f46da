/** Wraps each present and later text like Chrome's page translation, until the returned function is called. */
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
