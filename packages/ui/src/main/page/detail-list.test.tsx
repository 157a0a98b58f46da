import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { DetailList } from './detail-list.tsx';

test('texts keep their own order in a page read from right to left, and what is missing is a dash', () => {
  const address = '12 High Street, Flat 3+';
  render(
    <DetailList
      items={[
        { label: 'Address', value: address },
        { label: 'City', value: null },
      ]}
    />,
  );
  expect(screen.getByText(address).tagName).toBe('BDI');
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([address, '–']);
});
