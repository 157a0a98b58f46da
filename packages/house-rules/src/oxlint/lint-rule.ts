import type { RuleTester } from 'oxlint/plugins-dev';

/** A rule of a plugin for oxlint, which gives this type no name of its own. */
export type LintRule = Parameters<RuleTester['run']>[1];
