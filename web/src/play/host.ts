/** Whoever hosts the match in front of this page: the worker behind it, or a server. The page speaks to both alike. */
import type { MatchRequest } from '@arenarium/protocol';
import { brokenBecause, type HouseReport, type HouseRequest } from './house.ts';
import { lineTo, type Line } from './line.ts';

export interface Host {
  /** Sit down: who plays, and what there is to see. */
  open(): Promise<HouseReport>;
  ask(request: MatchRequest): Promise<HouseReport>;
  /** The match as a file to carry away, where whoever hosts gives it out. */
  file(): Promise<HouseReport>;
  close(): void;
}

type News = (report: HouseReport) => void;
interface HouseLine {
  readonly line: Line<HouseRequest, HouseReport>;
  /** The browser does not keep what this worker holds: it must not end before the page does. */
  holdsAll: boolean;
  news: News;
}

const start = (): HouseLine => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'arenarium' });
  const house: HouseLine = {
    line: lineTo(worker, {
      news(report) {
        if (report.tell === 'kept') house.holdsAll ||= !report.kept;
        house.news(report);
      },
      broken: brokenBecause,
    }),
    holdsAll: false,
    news: () => undefined,
  };
  return house;
};

/** The worker of the page: begun by the first who needs it, and used by the table afterwards. */
let house: HouseLine | null = null;

function endHouse(): void {
  if (house === null) return;
  house.news = () => undefined;
  if (house.holdsAll) return;
  house.line.close();
  house = null;
}

/** Ask the worker for something that needs no table. */
export function askHouse(request: HouseRequest): Promise<HouseReport> {
  house ??= start();
  return house.line.ask(request);
}

/** A worker for itself, for something that takes its time: whoever has seen enough ends it. */
export function askApart(request: HouseRequest, news: News): { readonly report: Promise<HouseReport>; stop(): void } {
  const apart = start();
  apart.news = news;
  const report = apart.line.ask(request).then((told) => {
    apart.line.close();
    return told;
  });
  return { report, stop: () => apart.line.close() };
}

/** A match that is kept in this browser, hosted by the worker. */
export function workerHost(id: string, news: (report: HouseReport) => void): Host {
  house ??= start();
  const here = house;
  here.news = news;
  return {
    open: () => here.line.ask({ ask: 'open', id }),
    ask: (request) => here.line.ask(request),
    file: () => here.line.ask({ ask: 'file' }),
    close: endHouse,
  };
}
