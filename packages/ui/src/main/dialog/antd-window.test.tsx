import { afterEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { theme } from 'antd';
import { SuiteProvider } from '../../core/theme/suite-provider.tsx';
import { AntdLook } from './antd-window.tsx';

function Look() {
  const { fontSize, controlHeight, colorBgElevated } = theme.useToken().token;
  return <p>{[fontSize, controlHeight, colorBgElevated].join(' ')}</p>;
}

afterEach(() => document.documentElement.removeAttribute('style'));

test.each([
  ['', '15 40 #ffffff'],
  ['32px', '30 80 #ffffff'],
])('dialogs grow with the text of the document: %j', (rootFontSize, look) => {
  document.documentElement.style.fontSize = rootFontSize;
  render(
    <SuiteProvider zeroRuntime>
      <AntdLook>
        <Look />
      </AntdLook>
    </SuiteProvider>,
  );
  expect(screen.getByText(look)).toBeVisible();
});

test('dialogs have the colours of the page', () => {
  render(
    <SuiteProvider mode="dark" zeroRuntime>
      <AntdLook>
        <Look />
      </AntdLook>
    </SuiteProvider>,
  );
  expect(screen.getByText('15 40 #162124')).toBeVisible();
});
