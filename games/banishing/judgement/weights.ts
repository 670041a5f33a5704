/** What things are worth to an eye that looks one choice ahead. Checked by self-play; 1 would be the whole game. */
export const weights = {
  start: 0.3,
  /** The whole Banishing. */
  banished: 0.6,
  /** A set of three alike in blue, in another colour; three of a colour. */
  blueSet: 0.1,
  set: 0.02,
  colourSet: 0.02,
  /** How much of a set's worth none, one, two and three of its cards have. */
  nearSet: [0, 0.1, 0.4, 1],
  whileExhausted: 0.5,
  /** One point of damage; death itself as it comes nearer; exhaustion. */
  damage: 0.006,
  nearDeath: 0.1,
  exhausted: 0.05,
  /** The mildest line of the Void would exhaust, would kill. */
  nextExhausts: 0.02,
  nextKills: 0.08,
  /** One level of undead in the Void. */
  undead: 0.004,
  wand: 0.015,
  shield: 0.015,
  armour: 0.01,
  guarded: 0.012,
  servant: 0.004,
  /** A round is over; the last cards of the last round. */
  round: 0.03,
  hurry: 0.1,
  /** One symbol card to come into a hand. */
  card: 0.008,
  /** A swap still to be chosen: enough to look at it, too little to prefer it. */
  swap: 0.002,
};
