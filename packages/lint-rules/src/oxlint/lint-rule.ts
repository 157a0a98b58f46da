import type { RuleTester } from 'oxlint/plugins-dev';

/** oxlint does not export this type. */
export type LintRule = Parameters<RuleTester['run']>[1];
