import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { liveRemote } from '../../testing/live-remote.factory.ts';
import { fileUrl } from '../download/integrity.ts';
import { trackStyle } from '../download/release-styles.ts';
import { MountedRelease } from './mounted-release.tsx';

test('a screen that measures itself as it is drawn has the styles of its release, also when it is shown again', () => {
  const release = liveRemote({ name: 'mf-measured' });
  const link = document.createElement('link');
  const sheet = { disabled: false };
  Object.defineProperty(link, 'sheet', { value: sheet });
  trackStyle(link, fileUrl(release, 'main.css'));
  const whenMeasured: boolean[] = [];
  function Screens() {
    useLayoutEffect(() => void whenMeasured.push(sheet.disabled), []);
    return <p>measured</p>;
  }
  const nothing = () => undefined;
  const trace = { endPhase: nothing, mounted: nothing, failed: nothing, cancel: nothing, discard: nothing };
  const show = () => render(<MountedRelease stage={{ release, Screens, trace }} onError={nothing} />);

  show().unmount();
  expect(sheet.disabled).toBe(true);
  show();
  expect(whenMeasured).toEqual([false, false]);
});
