import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createSlot, type HostSlotProps, type RemoteHost } from './remote-host.tsx';
import { defineFill, defineRemote } from './define-remote.tsx';

interface Slots {
  'page.notes': { page: number };
}

const Slot = createSlot<Slots>();
const host: RemoteHost = {
  Slot: ({ name, props }: HostSlotProps) => (
    <p>
      {name} of {JSON.stringify(props)}
    </p>
  ),
};

describe('a slot', () => {
  const remote = defineRemote({
    routes: [{ path: '/', screen: async () => () => <Slot name="page.notes" props={{ page: 7 }} /> }],
  });
  const open = async (given?: RemoteHost) => {
    await remote.routes[0]?.screen();
    const Screens = remote.createScreens('loading', given);
    return render(
      <MemoryRouter>
        <Screens />
      </MemoryRouter>,
    );
  };

  test('shows what the host fills it with', async () => {
    await open(host);
    expect(screen.getByText('page.notes of {"page":7}')).toBeVisible();
  });

  test('is empty under a host that knows no slots', async () => {
    const { container } = await open();
    expect(container).toBeEmptyDOMElement();
  });

  test('takes the props of its name', () => {
    // @ts-expect-error -- the slot gives a number
    expect(<Slot name="page.notes" props={{ page: '7' }} />).toBeDefined();
    // @ts-expect-error -- there is no such slot
    expect(<Slot name="page.tools" props={{ page: 7 }} />).toBeDefined();
  });
});

describe('a fill', () => {
  test('is given the props of its slot, has its texts first, and can offer slots itself', async () => {
    const order: string[] = [];
    const fill = defineFill<Slots['page.notes']>({
      catalog: { load: async () => void order.push('texts') },
      component: async () => {
        const Notes = ({ page }: Slots['page.notes']) => (
          <>
            <p>notes of page {page}</p>
            <Slot name="page.notes" props={{ page: page + 1 }} />
          </>
        );
        return Notes;
      },
    });
    const Fill = await fill.createFill(host);
    order.push('component');
    render(<Fill page={7} />);
    expect(order).toEqual(['texts', 'component']);
    expect(screen.getByText('notes of page 7')).toBeVisible();
    expect(screen.getByText('page.notes of {"page":8}')).toBeVisible();
  });

  test('is asked for again when it failed to load', async () => {
    let attempts = 0;
    const fill = defineFill({
      component: async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('the network went away');
        return () => <p>here</p>;
      },
    });
    await expect(fill.createFill(host)).rejects.toThrow('the network went away');
    const Fill = await fill.createFill(host);
    render(<Fill />);
    expect(screen.getByText('here')).toBeVisible();
  });
});
