import { expect, test } from '@jest/globals';
import { findSchemaProblems } from './find-schema-problems.ts';

test.each([
  ['a field that it does not know', { replica: 2 }, ['/spec/replica']],
  ['a value of another type', { replicas: 'two' }, ['data/spec/replicas must be integer']],
])('a resource with %s is found', (_case, field, problems) => {
  const template = {
    metadata: { labels: { app: 'web' } },
    spec: { containers: [{ name: 'web', image: 'web' }] },
  };
  const spec = { selector: { matchLabels: { app: 'web' } }, template };
  const deployment = { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'web' }, spec };
  expect(findSchemaProblems(deployment)).toEqual([]);
  const mistaken = { ...deployment, spec: { ...spec, ...field } };
  expect(findSchemaProblems(mistaken)).toEqual(problems);
});
