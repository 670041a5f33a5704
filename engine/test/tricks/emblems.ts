/** The emblem of every printed thing, by its id in the gallery. */
export const emblems: Readonly<Record<string, string>> = {
  card1: 'hooded-figure',
  card2: 'lantern',
  card3: 'lantern',
  card4: 'lantern-flame',
  card5: 'lantern-flame',
  card6: 'lantern-flame',
  card7: 'flame',
  card8: 'sun',
};
