import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { findMessageProblems } from './commit-message.mjs';
import { readBranchMessages } from './read-commits.mjs';

const workspaces = ['api', 'mf-bookings', 'packages/ui'];

describe('a commit message', () => {
  test.each([
    'feat(mf-bookings): mark late arrivals',
    'fix(ui,api): keep the focus\n\nIt was lost.',
    'docs: say how a release is named',
    'refactor(api)!: rename the call',
  ])('may be %j', (message) => expect(findMessageProblems(message, workspaces)).toEqual([]));

  test.each([
    ['Mend the list', /no "type\(workspace\)/],
    ['mend(api): the list', /type "mend"/],
    ['fix(packages/ui): the list', /scope "packages\/ui" is no workspace: api, mf-bookings, ui/],
    ['fix(): the list', /scope "" is no workspace/],
    ['feat(api): wip', /unfinished/],
    ['feat(api): add a list.', /full stop/],
    [`feat(api): ${'a'.repeat(100)}`, /111 characters, 110 at most/],
    ['feat(api): add a list\nand a page', /empty line/],
  ])('may not be %j', (message, problem) =>
    expect(findMessageProblems(message, workspaces)).toEqual([expect.stringMatching(problem)]),
  );
});

describe('the commits of a branch', () => {
  let home: string;
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'suite-commits-'));
  });
  afterEach(() => rmSync(home, { recursive: true }));

  const git = (folder: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.test', ...args], { cwd: folder });
  const commit = (folder: string, message: string) =>
    git(folder, 'commit', '--quiet', '--allow-empty', '--no-verify', '-m', message);

  test('are those that are not on main, or the last one', () => {
    const upstream = join(home, 'upstream');
    git(home, 'init', '--quiet', '--initial-branch=main', 'upstream');
    commit(upstream, 'feat: begin');
    commit(upstream, 'feat: go on');
    git(home, 'clone', '--quiet', upstream, 'clone');
    const clone = join(home, 'clone');
    expect(readBranchMessages(clone)).toEqual(['feat: go on']);
    commit(clone, 'fix(api): one\n\nWith a body.');
    commit(clone, 'fix(api): two');
    expect(readBranchMessages(clone)).toEqual(['fix(api): two', 'fix(api): one\n\nWith a body.']);
    git(home, 'clone', '--quiet', '--depth=1', pathToFileURL(upstream).href, 'shallow');
    expect(readBranchMessages(join(home, 'shallow'))).toEqual(['feat: go on']);
    expect(readBranchMessages(upstream)).toEqual(['feat: go on']);
  });

  test('are none without a repository, or before the first commit', () => {
    expect(readBranchMessages(home)).toEqual([]);
    git(home, 'init', '--quiet');
    expect(readBranchMessages(home)).toEqual([]);
  });
});
