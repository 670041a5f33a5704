export { momentFor, receive, welcomeTo } from './hosted-seat.ts';
export type { HostedSeat } from './hosted-seat.ts';
export { fromSeat, PROTOCOL, readLine, toSeat } from './messages.ts';
export type { FromSeat, Moment, Read, ToSeat, Welcome } from './messages.ts';
