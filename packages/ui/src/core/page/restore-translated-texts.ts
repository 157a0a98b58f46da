const methods = ['appendChild', 'insertBefore', 'removeChild', 'replaceChild'] as const;

type Change = (this: Node, node: Node, other?: Node | null) => Node;

/**
 * Keeps the page working while a browser translates it and replaces texts by `<font>` elements: React throws when it
 * removes such a text, and its changes are invisible. A text returns to its place before React changes it.
 */
export function restoreTranslatedTexts(): void {
  const translations = new WeakMap<Node, Element>();
  const restore = (text: Node) => {
    const translation = translations.get(text);
    if (!translation) return;
    translations.delete(text);
    translation.replaceWith(text);
  };
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') restore(record.target);
      else noteTranslations(record);
    }
  });
  const noteTranslations = ({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord) => {
    for (const text of removedNodes) {
      const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
      if (text.nodeType !== Node.TEXT_NODE || !translation) continue;
      const isInside = translation.contains(text);
      if (text.isConnected && !isInside) continue;
      translations.set(text, translation);
      if (!isInside) observer.observe(text, { characterData: true });
    }
  };
  for (const method of methods) {
    const change = Node.prototype[method] as Change;
    Node.prototype[method] = function changeRestored(this: Node, node: Node, other?: Node | null) {
      restore(node);
      if (other) restore(other);
      return change.call(this, node, other);
    } as never;
  }
  observer.observe(document, { childList: true, subtree: true });
}

function isTranslation(node: Node | null): node is Element {
  return node instanceof Element && node.localName === 'font' && node.isConnected;
}
