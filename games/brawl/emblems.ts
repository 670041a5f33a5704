/** The emblem of every printed thing, by its number: a drawing of game-icons.net (CC BY 3.0). */
export const emblems: Readonly<Record<string, string>> = {
  DUG01: 'dwarf-face', // Dugrun
  DUG02: 'dwarf-helmet', // Hold Ground
  DUG03: 'falling', // Knock Down
  DUG04: 'warhammer', // Mighty Blow
  DUG05: 'shield-bash', // Shield Slam
  DUG06: 'snowing', // Blizzard
  DUG07: 'trumpet-flag', // Onwards!
  GOL01: 'pirate-captain', // Gold’arr
  GOL02: 'pirate-flag', // Me Hearties
  GOL03: 'harpoon-chain', // Harpoon Strike
  GOL04: 'open-treasure-chest', // Plundarr!
  GOL05: 'screaming', // Intimidation
  GOL06: 'anchor', // Anchors Aweigh!
  GOL07: 'galleon', // Set Sail!
  GWA01: 'woman-elf-face', // Gwaien
  GWA02: 'fireball', // Fireball
  GWA03: 'flaming-arrow', // Flamespear
  GWA04: 'chain-lightning', // Chain Lightning
  GWA05: 'candle-flame', // Ignite
  GWA06: 'magic-shield', // Arcane Shield
  GWA07: 'teleport', // Teleport
  KIL01: 'orc-head', // Kilgore
  KIL02: 'trample', // Relentless Advance
  KIL03: 'breastplate', // Darksteel Armour
  KIL04: 'throwing-ball', // Throw
  KIL05: 'flanged-mace', // Maul Thrash
  KIL06: 'enrage', // Fury
  KIL07: 'sharp-lips', // Appetite for Destruction
  TZU01: 'samurai-helmet', // Tzu Xiao
  TZU02: 'crossed-swords', // Challenge
  TZU03: 'meditation', // Focus
  TZU04: 'sword-clash', // Double Strike
  TZU05: 'sword-slice', // Flash of Jade
  TZU06: 'return-arrow', // Revenge
  TZU07: 'tiger', // Pounce
  DER01: 'bowman', // Deryn
  DER02: 'heavy-arrow', // Heavy Shot
  DER03: 'eye-target', // Hunter’s Quarry
  DER04: 'footsteps', // Prowl
  DER05: 'hidden', // Ambush
  DER06: 'wolf-trap', // Spring the Trap
  DER07: 'running-ninja', // Hit and Run
  RAT01: 'rat', // Rath
  RAT02: 'crossed-pistols', // Double Dealing
  RAT03: 'poison-bottle', // Nightshade
  RAT04: 'mole', // Stalk Beneath
  RAT05: 'spade', // Burrow
  RAT06: 'backstab', // Sneak Attack
  RAT07: 'hole', // Go to Ground
  MAR01: 'werewolf', // Mariusz
  MAR02: 'bestial-fangs', // Ravenous Bite
  MAR03: 'wolf-howl', // Stalk the Prey
  MAR04: 'claws', // Closing In
  MAR05: 'grab', // Overpower
  MAR06: 'crossed-bones', // Bone to Pick
  MAR07: 'beast-eye', // A Cornered Beast
  KOR01: 'barbarian', // Korvash
  KOR02: 'flame-claws', // Hell Hath No Fury
  KOR03: 'battle-axe', // Chop
  KOR04: 'quake-stomp', // Shockwave
  KOR05: 'jump-across', // Leaping Strike
  KOR06: 'lion', // Bloodcurdling Roar
  KOR07: 'broken-bone', // Sap Strength
  LOR01: 'three-leaves', // Loralei
  LOR02: 'crystal-ball', // Clairvoyance
  LOR03: 'vines', // Grasping Vines
  LOR04: 'raining', // Healing Rain
  LOR05: 'healing-shield', // Intervention
  LOR06: 'tree-roots', // Nature’s Wrath
  LOR07: 'path-distance', // Winding Paths
  NEV01: 'raven', // Nevamor
  NEV02: 'crow-dive', // Dark Envoy
  NEV03: 'evil-moon', // Nightmare
  NEV04: 'lantern-flame', // Guiding Light
  NEV05: 'plague-doctor-profile', // Murder of Crows
  NEV06: 'soul-vessel', // Soul Reave
  NEV07: 'reaper-scythe', // Grim Harvest
  TAZ01: 'charging-bull', // Taze
  TAZ02: 'bull', // Rodeo
  TAZ03: 'bull-horns', // Charge
  TAZ04: 'sprint', // Momentum
  TAZ05: 'spiked-mace', // Bludgeon
  TAZ06: 'hammer-drop', // Finishing Blow
  TAZ07: 'fast-arrow', // Rush
  trap1: 'wolf-trap', // Trap: 1 damage
  trap2: 'wolf-trap', // Trap: 2 damage
  trap3: 'wolf-trap', // Trap: 3 damage
  trap4: 'plant-roots', // Trap: Root
  trap5: 'knocked-out-stars', // Trap: Stun
  challenge1: 'flame', // Garnet’s Ground
  challenge2: 'round-star', // Ragryl’s Ground
  challenge3: 'all-seeing-eye', // Esmae’s Ground
  challenge4: 'fire-shrine', // Court of Garnet
  challenge5: 'star-altar', // Court of Ragryl
  challenge6: 'crystal-shrine', // Court of Esmae
  challenge7: 'crown', // Two Crowns
  challenge8: 'trophies-shelf', // Three Bows
  challenge9: 'flying-flag', // Behind Their Lines
  challenge10: 'bleeding-wound', // First Blood
  challenge11: 'ballerina-shoes', // Dance on the Edge
};

/** The emblem of every sign beside the cards: Cores, conditions and keywords. */
export const signs = {
  destruction: 'flame',
  creation: 'round-star',
  manipulation: 'sign-eye',
  bloodied: 'bleeding-wound',
  levelUp: 'rank-3',
  stun: 'knocked-out-stars',
  root: 'plant-roots',
  fear: 'screaming',
  push: 'push',
  pull: 'pull',
  dash: 'sprint',
  jump: 'jump-across',
  swoop: 'feathered-wing',
  draw: 'card-draw',
  plan: 'card-pick',
  heal: 'heart-plus',
  lifesteal: 'heart-drop',
} as const satisfies Readonly<Record<string, string>>;
