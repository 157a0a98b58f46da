import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';

export interface Container {
  name: string;
  image: string;
  command?: string[];
  ports?: { name: string; containerPort: number }[];
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef: SecretKeyRef } }[];
  envFrom?: { configMapRef: { name: string } }[];
  volumeMounts?: { name: string; mountPath: string }[];
  securityContext?: object;
  lifecycle?: { preStop: { exec: { command: string[] } } };
}

export interface SecretKeyRef {
  name: string;
  key: string;
  optional?: boolean;
}

export interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: { rules?: { host: string }[]; triggers?: { metadata: { query: string } }[]; template?: object };
}

export interface Workload extends Resource {
  spec: {
    template: {
      metadata: { labels: Record<string, string> };
      spec: {
        containers: Container[];
        volumes: { name: string }[];
        securityContext: object;
        terminationGracePeriodSeconds?: number;
      };
    };
  };
}

export const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0;

/** @throws Error of kustomize, such as for a patch of a resource that does not exist */
export function renderManifests(folder: string): Resource[] {
  const path = fileURLToPath(new URL(`../../../deploy/kubernetes/${folder}`, import.meta.url));
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', path], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return parseAllDocuments(stdout).map((document) => document.toJS() as Resource);
}

export function workloadsOf(resources: Resource[]): Workload[] {
  return resources.filter(({ kind }) => kind === 'Deployment' || kind === 'Job') as Workload[];
}

/** Collects the values of the key at any depth. */
export function valuesOf(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Record<string, unknown>).flatMap(([name, field]) => [
    ...(name === key ? [field] : []),
    ...valuesOf(field, key),
  ]);
}
