/** What Prometheus may know. Nothing of a match, nothing of a person. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly commits: Histogram;
  readonly committed: Counter;
  readonly choices: Counter;
  readonly refused: Counter<'why'>;
  readonly sockets: Gauge;
  readonly requests: Histogram<'route' | 'status'>;
  readonly bytes: Counter;
  watch(name: string, help: string, value: () => number): void;
}

export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    commits: new Histogram({
      name: 'arenarium_commit_seconds',
      help: 'How long one group commit of entries took',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1],
      registers,
    }),
    committed: new Counter({ name: 'arenarium_entries_total', help: 'Entries written to journals', registers }),
    choices: new Counter({ name: 'arenarium_requests_total', help: 'Requests of people at tables', registers }),
    refused: new Counter({
      name: 'arenarium_refused_total',
      help: 'What was refused, by name',
      labelNames: ['why'],
      registers,
    }),
    sockets: new Gauge({ name: 'arenarium_sockets', help: 'Open sockets', registers }),
    requests: new Histogram({
      name: 'arenarium_http_seconds',
      help: 'HTTP requests by route and status',
      labelNames: ['route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2],
      registers,
    }),
    bytes: new Counter({ name: 'arenarium_sent_bytes_total', help: 'Bytes sent to tables', registers }),
    watch(name, help, value) {
      registry.registerMetric(
        new Gauge({
          name,
          help,
          registers: [],
          collect() {
            this.set(value());
          },
        }),
      );
    },
  };
}
