import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { EmailAddress } from './email-address.tsx';

test.each([
  ['ana.silva@seaview.test', 'ana.|silva@|seaview.|test'],
  ['admin@localhost', 'admin@|localhost'],
  ['•••@•••', '•••@|•••'],
  ['', ''],
])('%s may break at | in %s, and reads as it is', (address, broken) => {
  const { container } = render(<EmailAddress address={address} />);
  expect(container.textContent).toBe(address);
  expect(container.innerHTML.replaceAll('<wbr>', '|').replaceAll(/<\/?span[^>]*>/g, '')).toBe(broken);
});
