import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, type OpenMetricsContentType, type Registry } from 'prom-client';

/** Without a replica there are no figures of one. */
export function measureReplica(app: FastifyInstance, registry: Registry<OpenMetricsContentType>): void {
  new Gauge({
    name: 'suite_replica_lag_seconds',
    help: 'The read replica shows what the primary wrote longer ago than this',
    registers: [registry],
    collect() {
      if (app.replica) this.set(app.replica.status().lag_s);
      else this.remove();
    },
  });
  new Counter({
    name: 'suite_replica_reads_total',
    help: 'Reads that may go to the replica, by the server that answered and why',
    labelNames: ['by', 'reason'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { count, ...labels } of app.replica?.countedReads() ?? []) this.inc(labels, count);
    },
  });
}
