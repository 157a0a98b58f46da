import { describe, expect, test } from '@jest/globals';
import { liveRemote } from '../../testing/live-remote.factory.ts';
import { fileUrl, stampIntegrity, trustRelease } from './integrity.ts';

const remote = liveRemote({ files: { 'a.js': 'sha384-aaa', 'b.css': 'sha384-bbb' } });

function script(src: string): HTMLScriptElement {
  return Object.assign(document.createElement('script'), { src });
}

describe('stampIntegrity', () => {
  test('refuses a file of an unknown release', () => {
    const unnamed = { ...remote, base: `${remote.base}unnamed/` };
    expect(() => stampIntegrity(script(fileUrl(unnamed, 'a.js')))).toThrow('not a file of a known release');
  });

  test('puts the promised hash on scripts and styles of a known release', () => {
    trustRelease(remote);
    const a = script(fileUrl(remote, 'a.js'));
    const b = Object.assign(document.createElement('link'), { href: fileUrl(remote, 'b.css') });
    stampIntegrity(a);
    stampIntegrity(b);
    expect(a.getAttribute('integrity') ?? a.integrity).toBe('sha384-aaa');
    expect(b.getAttribute('integrity') ?? b.integrity).toBe('sha384-bbb');
  });

  test('refuses a file the release does not list', () => {
    trustRelease(remote);
    expect(() => stampIntegrity(script(fileUrl(remote, 'extra.js')))).toThrow(
      'not a file of a known release',
    );
  });
});
