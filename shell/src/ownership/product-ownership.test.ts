import { expect, test } from '@jest/globals';
import { ownershipOf } from '@suite/descriptor';
import { productDescriptors } from '../testing/product-remotes.ts';

test.each(productDescriptors().map((descriptor) => [descriptor.name, descriptor] as const))(
  '%s names its team, and every way to reach it',
  (_name, descriptor) => {
    expect(Object.keys(ownershipOf(descriptor) ?? {})).toEqual(['owner', 'contact', 'repository', 'runbook']);
  },
);
