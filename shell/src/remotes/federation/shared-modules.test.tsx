import { describe, expect, test } from '@jest/globals';
import { routerNames, sharedSingletons } from '@suite/webpack-config/shared-singletons';
import { sharedModules } from './shared-modules.ts';

describe('sharedModules', () => {
  test('hands over exactly what remotes are built to take', () => {
    expect(Object.keys(sharedModules).sort()).toEqual([...sharedSingletons].sort());
  });

  test('hands over exactly the router names that lint allows', () => {
    const router = sharedModules['react-router-dom'];
    if (!router || !('lib' in router)) throw new Error('the router is not handed over at once');
    expect(Object.keys(router.lib()).sort()).toEqual([...routerNames].sort());
  });

  test('gives modules, not promises of nothing', async () => {
    for (const provided of Object.values(sharedModules)) {
      const module = 'lib' in provided ? provided.lib() : (await provided.get())();
      expect(Object.keys(module).length).toBeGreaterThan(0);
    }
  });
});
