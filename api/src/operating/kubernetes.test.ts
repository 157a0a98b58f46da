import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildWorkerApp } from '../app.ts';
import { environmentSchema, readConfig } from '../config/config.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { findSchemaProblems } from '../testing/kubernetes/find-schema-problems.ts';
import {
  hasKubectl,
  renderManifests,
  valuesOf,
  workloadsOf,
  type Container,
  type Resource,
  type SecretKeyRef,
  type Workload,
} from '../testing/kubernetes/render-manifests.ts';
import { readPromQl } from '../testing/prom-ql.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const dockerfile = read('api/deploy/Dockerfile');
const page = read('docs/operating/deploy.md').split(/^## /m);
const section = page.find((text) => text.startsWith('Kubernetes\n')) ?? '';
const METRICS_TOKEN = 'a-token-of-the-operator';
const secretValues: Record<string, string> = {
  DATABASE_URL: 'postgres://suite:secret@suite-pgbouncer:6432/suite',
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  SMTP_URL: 'smtps://suite:secret@mail.example.com:465',
  METRICS_TOKEN,
};
/** The AWS SDK reads them. */
const sdkSettings = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];
const settings = [...Object.keys(environmentSchema.fields), ...sdkSettings];

let server: TestApp;
let apps: Record<string, FastifyInstance>;
beforeAll(async () => {
  server = await createTestApp({ METRICS_TOKEN });
  const { app, config, database } = server;
  apps = { web: app, worker: await buildWorkerApp({ config, database }) };
});
afterAll(async () => {
  await apps['worker']?.close();
  await server.close();
});

const imageEnvironment = Object.fromEntries(
  [...(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(
    ([, name = '', value]) => [name, value] as const,
  ),
);

function environmentOf({ env = [], envFrom = [] }: Container, resources: Resource[]): Record<string, string> {
  const maps = envFrom.map(({ configMapRef: { name } }) => findNamed(resources, 'ConfigMap', name)?.data);
  const own = env.map(
    ({ name, value, valueFrom }) => [name, value ?? secretValues[valueFrom?.secretKeyRef.key ?? '']] as const,
  );
  return Object.assign({}, imageEnvironment, ...maps, Object.fromEntries(own)) as Record<string, string>;
}

const findNamed = (resources: Resource[], kind: string, name: string) =>
  resources.find((one) => one.kind === kind && one.metadata.name === name);
const namesOf = (resources: Resource[], kind: string) =>
  resources.filter((one) => one.kind === kind).map(({ metadata: { name } }) => name);
const podOf = ({ spec: { template } }: Workload) => template.spec;
const containersOf = (resources: Resource[]) =>
  workloadsOf(resources).flatMap((one) => podOf(one).containers);
const runsSuite = ({ image }: Container) => image.includes('management-suite');

interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; values: string[] }[];
}

function isSelected(labels: Record<string, string>, selector: Selector | Record<string, string>): boolean {
  const isDetailed = 'matchLabels' in selector || 'matchExpressions' in selector;
  const { matchLabels = {}, matchExpressions = [] } = (
    isDetailed ? selector : { matchLabels: selector }
  ) as Selector;
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''))
  );
}

const describeRendered = hasKubectl ? describe : describe.skip;
describeRendered.each(['base', 'overlays/small', 'overlays/large', 'example'])(
  hasKubectl
    ? 'api/deploy/kubernetes/%s'
    : 'not tested here, as no kubectl is installed: api/deploy/kubernetes/%s',
  (folder) => {
    const resources = hasKubectl ? renderManifests(folder) : [];

    test('each resource fits its schema and has no other fields', () => {
      const problems = resources.map((one) => [`${one.kind} ${one.metadata.name}`, findSchemaProblems(one)]);
      expect(problems.filter(([, found]) => (found?.length ?? 0) > 0)).toEqual([]);
    });

    test('each name that is referred to exists', () => {
      const referredTo = (key: string) =>
        (valuesOf(resources, key) as { name: string }[]).map(({ name }) => name);
      const workloads = namesOf(resources, 'Deployment');
      expect(workloads).toEqual(expect.arrayContaining(referredTo('scaleTargetRef')));
      const maps = [...referredTo('configMapRef'), ...referredTo('configMap')];
      expect(namesOf(resources, 'ConfigMap').sort()).toEqual([...new Set(maps)].sort());
      expect(namesOf(resources, 'Service')).toEqual(expect.arrayContaining(referredTo('service')));
      expect([...new Set(valuesOf(resources, 'serviceAccountName'))]).toEqual(
        namesOf(resources, 'ServiceAccount'),
      );
      const ports = containersOf(resources).flatMap(({ ports = [] }) => ports.map(({ name }) => name));
      const usedPorts = [...valuesOf(resources, 'port'), ...valuesOf(resources, 'targetPort')];
      expect(ports).toEqual(expect.arrayContaining(usedPorts.filter((port) => typeof port === 'string')));
      for (const { spec } of workloadsOf(resources)) {
        const { containers, volumes } = spec.template.spec;
        const mounted = containers.flatMap(({ volumeMounts = [] }) => volumeMounts.map(({ name }) => name));
        expect(volumes.map(({ name }) => name).sort()).toEqual(mounted.sort());
      }
    });

    test('each selector selects pods', () => {
      const pods = workloadsOf(resources).map(({ spec }) => spec.template.metadata.labels);
      const selectors = ['selector', 'podSelector', 'labelSelector'].flatMap((key) =>
        valuesOf(resources, key),
      );
      expect(selectors.length).toBeGreaterThan(5);
      for (const selector of selectors as Selector[]) {
        expect([selector, pods.some((labels) => isSelected(labels, selector))]).toEqual([selector, true]);
      }
    });

    test('patches add no container, and all containers of the suite run one image', () => {
      const inBase = containersOf(renderManifests('base')).map(({ name }) => name);
      const suite = containersOf(resources).filter(runsSuite);
      expect(suite.map(({ name }) => name)).toEqual(inBase);
      expect([...new Set(suite.map(({ image }) => image))]).toEqual([
        expect.stringMatching(/^([\w.]+\/)?management-suite:[\d.]+$/),
      ]);
      expect(dockerfile).toContain('docker build -f api/deploy/Dockerfile -t management-suite ');
    });

    test('no container runs as root, gains rights or writes outside of its volumes', () => {
      for (const workload of workloadsOf(resources)) {
        const pod = podOf(workload);
        expect(pod.securityContext).toMatchObject({
          runAsNonRoot: true,
          seccompProfile: { type: 'RuntimeDefault' },
        });
        for (const { securityContext } of pod.containers) {
          expect(securityContext).toEqual({
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          });
        }
      }
    });

    test('the server knows each setting and accepts the values', () => {
      for (const container of containersOf(resources).filter(runsSuite)) {
        const environment = environmentOf(container, resources);
        expect(Object.keys(environment).filter((name) => !settings.includes(name))).toEqual([]);
        const { production, port, dataDir, publicUrl } = readConfig(environment);
        const { ports = [{ containerPort: 3000 }], volumeMounts = [] } = container;
        expect(ports).toEqual([expect.objectContaining({ containerPort: port })]);
        expect(dockerfile).toContain(`EXPOSE ${port}\n`);
        expect(volumeMounts.map(({ mountPath }) => mountPath)).toContain(dataDir);
        const hosts = resources.flatMap(({ spec }) => spec?.rules ?? []).map(({ host }) => `https://${host}`);
        expect([production, [publicUrl]]).toEqual([true, hosts]);
      }
    });

    test('docs/operating/deploy.md names each key of the secrets', () => {
      const keys = (valuesOf(resources, 'secretKeyRef') as SecretKeyRef[]).map(
        ({ name, key }) => `${name} ${key}`,
      );
      const documented = [...section.matchAll(/^([A-Z_]+)=/gm)].map(([, key]) => `suite ${key}`);
      expect(documented).toEqual(expect.arrayContaining(keys));
      for (const name of valuesOf(resources, 'secretName')) expect(section).toContain(String(name));
    });

    test('each probe is answered by the process that it asks', async () => {
      const roles = workloadsOf(resources).flatMap((workload) =>
        podOf(workload).containers.map((container) => ({
          role: environmentOf(container, resources)['ROLE'],
          container,
        })),
      );
      for (const { role, container } of roles.filter((one) => one.role !== undefined)) {
        const paths = (valuesOf(container, 'httpGet') as { path: string }[]).map(({ path }) => path);
        expect(paths).toEqual(expect.arrayContaining(['/api/ready', '/api/health']));
        for (const url of paths) expect((await apps[role ?? '']?.inject(url))?.statusCode).toBe(200);
      }
    });

    test('a pod has time to leave the load balancer and then to end', () => {
      const serverSeconds = Number(/waitTimeoutMs = (\d+)_000;/.exec(read('api/src/server.ts'))?.[1]);
      expect(serverSeconds).toBe(10);
      for (const workload of workloadsOf(resources).filter(({ kind }) => kind === 'Deployment')) {
        const { terminationGracePeriodSeconds = 0, containers } = podOf(workload);
        for (const { lifecycle } of containers) {
          const waits = (lifecycle?.preStop.exec.command.join(' ') ?? '').matchAll(/sleep (\d+)/g);
          const seconds = [...waits].reduce((sum, [, wait]) => sum + Number(wait), serverSeconds);
          expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(seconds);
        }
      }
    });

    test('the job runs a command that exists', () => {
      for (const { command = [] } of containersOf(resources).filter(runsSuite)) {
        for (const path of command.filter((word) => word.startsWith('api/'))) {
          const source = path.replace('/dist/', '/src/').replace(/js$/, 'ts');
          expect([source, existsSync(new URL(`../../../${source}`, import.meta.url))]).toEqual([
            source,
            true,
          ]);
        }
      }
    });
  },
);

const testRendered = hasKubectl ? test : test.skip;

testRendered('workers are scaled by a metric and labels that the server has', async () => {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const { body } = await server.app.inject({ url: '/metrics', headers });
  const triggers = renderManifests('overlays/large').flatMap(({ spec }) => spec?.triggers ?? []);
  const [{ query } = { query: '' }] = triggers.map(({ metadata }) => metadata);
  expect(readPromQl(query)).toEqual([expect.objectContaining({ metric: 'suite_queue_oldest_seconds' })]);
  expect(body).toContain(`\n${/\w+\{[^}]*\}/.exec(query)?.[0] ?? ''} `);
});

testRendered(
  'the pooler listens where the manifests look for it, in the mode that the server expects',
  () => {
    const large = renderManifests('overlays/large');
    const ini = namesOf(large, 'ConfigMap').flatMap(
      (name) => findNamed(large, 'ConfigMap', name)?.data?.['pgbouncer.ini'] ?? [],
    );
    const [pooler] = containersOf(large).filter(({ name }) => name === 'pgbouncer');
    expect(ini.join('\n')).toContain(`\nlisten_port = ${String(pooler?.ports?.[0]?.containerPort)}\n`);
    expect(ini.join('\n')).toContain('\npool_mode = transaction\n');
  },
);
