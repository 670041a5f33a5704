/** What each game is about, in two sentences for the home page. */
export const pitches: Readonly<Record<string, string>> = {
  legends:
    'Lead a team of Heroes: one Champion fights, three Supports stand behind. Time your reactions, and be the last team standing.',
  banishing:
    'Stand together against the undead. Take cards from the Void, match them to use your abilities, and play ten to the Banishing before time runs out.',
  kamigami:
    'Gods of nine realms do battle with disciples and warriors. Build your deck as you fight, and keep your energy up.',
  basicverse:
    'Two teams of heroes and their fortresses in a Circle of Battle. Strike, deflect and defend in chains until one fortress falls.',
  brawl:
    'Three Champions a side in an arena of traps. Push, pull and strike your way to the Challenges before the others do.',
};
