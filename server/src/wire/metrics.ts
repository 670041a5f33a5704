/** What Prometheus may know. Nothing of a match, nothing of a person. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Counts what happens at every message: only a number, until somebody asks for it. */
export interface Tally {
  inc(by?: number): void;
}

function tallyOf(name: string, help: string, registry: Registry): Tally {
  let uncounted = 0;
  const counter = new Counter({
    name,
    help,
    registers: [],
    collect() {
      this.inc(uncounted);
      uncounted = 0;
    },
  });
  registry.registerMetric(counter);
  return {
    inc(by = 1) {
      uncounted += by;
    },
  };
}

export interface Metrics {
  readonly registry: Registry;
  readonly commits: Histogram;
  readonly committed: Counter;
  readonly choices: Tally;
  readonly refused: Counter<'why'>;
  readonly sockets: Gauge;
  readonly requests: Histogram<'route' | 'status'>;
  readonly bytes: Tally;
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
    choices: tallyOf('arenarium_requests_total', 'Requests of people at tables', registry),
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
    bytes: tallyOf('arenarium_sent_bytes_total', 'Bytes sent to tables', registry),
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
