import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1';
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as batch from 'kubernetes-models/batch/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';

interface Model {
  prototype: { validate(): void };
}

const models: Record<string, Record<string, unknown>> = {
  v1: core,
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'batch/v1': batch,
  'keda.sh/v1alpha1': { ScaledObject },
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
};

/** The schemas allow fields that they do not declare: those that validation never reads are problems, too. */
export function findSchemaProblems(resource: { apiVersion: string; kind: string }): string[] {
  const { apiVersion, kind } = resource;
  const model = models[apiVersion]?.[kind] as Model | undefined;
  if (!model) return [`${apiVersion} has no ${kind}`];
  const read = new Set<string>();
  try {
    model.prototype.validate.call(recordReads(resource, '', read));
  } catch (error) {
    return [(error as Error).message];
  }
  return pathsIn(resource, '').filter((path) => !read.has(path));
}

function recordReads(value: unknown, path: string, read: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key) {
      const field: unknown = Reflect.get(target, key);
      if (typeof key !== 'string' || !Object.hasOwn(target, key)) return field;
      read.add(`${path}/${key}`);
      return recordReads(field, `${path}/${key}`, read);
    },
  });
}

function pathsIn(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, field]) => [
    `${path}/${key}`,
    ...pathsIn(field, `${path}/${key}`),
  ]);
}
