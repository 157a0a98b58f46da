import { afterEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { theme } from 'antd';
import { SuiteProvider } from './suite-provider.tsx';

function Sizes() {
  const { fontSize, controlHeight, controlHeightSM } = theme.useToken().token;
  return <p>{[fontSize, controlHeight, controlHeightSM].join(' ')}</p>;
}

afterEach(() => document.documentElement.removeAttribute('style'));

test.each([
  ['', '15 40 32'],
  ['32px', '30 80 64'],
])('buttons and dialogs grow with the text of the document: %j', (rootFontSize, sizes) => {
  document.documentElement.style.fontSize = rootFontSize;
  render(
    <SuiteProvider zeroRuntime>
      <Sizes />
    </SuiteProvider>,
  );
  expect(screen.getByText(sizes)).toBeVisible();
});
