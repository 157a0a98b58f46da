import { beforeAll, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { restoreTranslatedTexts } from './restore-translated-texts.ts';

beforeAll(restoreTranslatedTexts);

/** Replaces each text by an element, as Chrome's page translation does, and waits for the observers. */
async function translate(keepsText: boolean): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const translation = document.createElement('font');
    text.replaceWith(translation);
    translation.append(keepsText ? text : text.data);
  }
  await Promise.resolve();
}

function Changing() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count === 1 ? <i>new </i> : null}
      {count < 2 ? 'still ' : null}
      {count} of 9{count > 2 ? ' done' : null}
    </button>
  );
}

test.each([
  ['replaces', false],
  ['wraps', true],
])('A text that a translation %s can change, go, and be inserted before', async (_, keepsText) => {
  render(<Changing />);
  const button = screen.getByRole('button');
  for (const text of ['still 0 of 9', 'new still 1 of 9', '2 of 9', '3 of 9 done']) {
    expect(button).toHaveTextContent(text);
    await translate(keepsText);
    expect(button).toHaveTextContent(text);
    act(() => button.click());
    await act(() => Promise.resolve());
  }
});

test('A text that is moved is nothing translated', () => {
  const [one, other] = [document.createElement('p'), document.createElement('p')];
  document.body.append(one, other);
  one.append('text', document.createElement('font'));
  other.append(one.firstChild!);
  expect([one.innerHTML, other.innerHTML]).toEqual(['<font></font>', 'text']);
});
