/** A program that plays online: node online-bot.mjs http://localhost:8080 TOKEN TABLE. It chooses by lot. */
import { WebSocket } from 'ws';

const [server, token, table] = process.argv.slice(2);
const socket = new WebSocket(`${server.replace('http', 'ws')}/api/v2/tables/${table}/live`, {
  headers: { Authorization: `Bearer ${token}` },
});
let asked = 0;

const below = (n) => Math.floor(Math.random() * n);

/** An index, or for a set as many of them as it needs, in any order. */
function answerTo({ options, set }) {
  if (set == null) return below(options.length);
  const left = Array.from({ length: set.of }, (_, i) => i);
  return Array.from({ length: set.min }, () => left.splice(below(left.length), 1)[0]);
}

/** The question is in a scene, or in the change that leads to the next one. */
function takeIn(report) {
  if (report.tell === 'standing' && report.standing.over !== null) {
    console.log(`over by ${report.standing.over.by}: ${report.standing.over.rewards}`);
    socket.close();
    return;
  }
  const now = report.scene?.view ?? report.change;
  const decision = now?.decision;
  if (decision == null) return;
  // What is forced the table answers itself, when its moment has come.
  if (decision.options.length < 2 && decision.set == null) return;
  const request = { ask: 'choose', seat: now.seat, asked: now.asked, option: answerTo(decision) };
  socket.send(JSON.stringify({ id: asked++, request }));
}

socket.on('message', (data) => takeIn(JSON.parse(data).report));
socket.on('close', (code) => code === 1008 && console.log('turned away'));
