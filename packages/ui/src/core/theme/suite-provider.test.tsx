import { afterEach, expect, test } from '@jest/globals';
import { changeLanguage } from '@suite/i18n';
import { act, render, screen } from '@testing-library/react';
import { Modal, theme } from 'antd';
import { SuiteProvider } from './suite-provider.tsx';

function Sizes() {
  const { fontSize, controlHeight, controlHeightSM } = theme.useToken().token;
  return <p>{[fontSize, controlHeight, controlHeightSM].join(' ')}</p>;
}

afterEach(async () => {
  document.documentElement.removeAttribute('style');
  await act(() => changeLanguage('en'));
});

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

test('the texts of antd are in the language of the page', async () => {
  render(
    <SuiteProvider zeroRuntime>
      <Modal open />
    </SuiteProvider>,
  );
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await act(() => changeLanguage('de'));
  expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeVisible();
});
