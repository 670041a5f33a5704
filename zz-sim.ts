import { begin, answer, below, seeded, checkedSetup } from '@arenarium/engine';
import { brawl } from '/work/brawl/games/brawl/index.ts';
const n = Number(process.argv[2] ?? 100);
for (const seats of [2,4]) for (const draft of ['casual','free','competitive']) {
  let dec = 0, max=0, rounds=0; const t0 = performance.now();
  for (let i=0;i<n;i++){ const p = begin(brawl, checkedSetup(brawl, seats, {draft}), `s${i}`); const r = seeded(`r${i}`); let d=0;
    while(p.now!==null){ answer(p, below(r, p.now.options.length)); d++; if(d>50000) throw new Error('long'); }
    dec+=d; max=Math.max(max,d); rounds+=p.table.round; }
  const ms = performance.now()-t0;
  console.log(seats, draft, 'decisions', (dec/n).toFixed(0), 'max', max, 'rounds', (rounds/n).toFixed(1), 'dec/s', (dec/ms*1000).toFixed(0));
}
