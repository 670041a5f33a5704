/** The sentences and examples of docs/protocol.md. */

export const introduction = (version: number, largest: number): string => `# The protocol

*This page is made from the schemas of \`protocol/\` (\`UPDATE_DOCS=1 npx vitest run protocol\` writes it); a test keeps it true.*

Version ${version}. The page speaks it to the worker in which a match runs when there is no server, to a server, and programs
speak the same. [How to write a client](how-to/write-a-client.md) goes through it step by step.

**HTTP is for what is a resource** (people, tables, tournaments, records), under \`/api/v2\`. Bodies are JSON, sent as
\`application/json\`. Whoever is somebody shows it by the cookie \`arenarium\` (http-only, set by \`/guests\`, \`/accounts\` and
\`/sessions\`) or, programs, by \`Authorization: Bearer TOKEN\`. What cannot be done comes back as
\`{ "trouble": "table.full", "because": { "id": "table.full" } }\` with a fitting status; the words are in
\`@arenarium/protocol/words\`.

**A socket is for what is live**: \`/api/v2/tables/ID/live\` for each table one sits at (with \`?invitation=SECRET\` where it
needs the link), and \`/api/v2/live\` for the lobby. One JSON object a message, at most ${largest} bytes to the server:

\`\`\`json
{ "id": 7, "request": { "ask": "choose", "seat": 0, "asked": 12, "option": 3 } }
\`\`\`

Every request gets one report with its number; what others did is told unasked, with \`"re": null\`:

\`\`\`json
{ "re": 7, "report": { "tell": "change", "change": { "from": 56, "n": 57, "…": "…" } } }
\`\`\`

The first report at a table is \`opened\` (the match with its whole scene), \`gathering\` (it waits for people) or \`rulesGone\`.
After it only changes are sent: \`changed(scene, change)\` of \`@arenarium/protocol\` makes the next scene of the last one. A
change whose \`from\` is not the scene's \`n\` means that something was missed: ask to \`look\`. A choice that came too late, or
twice, is answered with the present \`scene\`. Whoever loses the connection comes back to the exact question and clock.
`;

export const endpoints = `## Addresses

| | | body → answer |
|---|---|---|
| GET | \`/me\` | → \`{ me }\`: who this browser is, or null |
| POST | \`/guests\` | \`guestWanted\` → \`{ me }\` and the cookie |
| POST | \`/accounts\` | \`accountWanted\` → \`{ me }\`; a guest keeps what they have played |
| POST | \`/sessions\` | \`signIn\` → \`{ me }\` |
| DELETE | \`/sessions\` | → \`{ me: null }\` |
| POST | \`/passkeys/options\` | \`passkeyWanted\` → \`{ ticket, options }\`: to make a key |
| GET, POST, DELETE | \`/passkeys\`, \`/passkeys/ID\` | one's keys; \`passkeyShown\` → \`{ me }\`: keep a key; drop one |
| POST | \`/passkeys/sign-in/options\`, \`/passkeys/sign-in\` | → \`{ ticket, options }\`; \`passkeyShown\` → \`{ me }\` |
| POST | \`/tokens\` | \`tokenWanted\` → \`{ token, person }\`: a program of an account's |
| GET | \`/me/tables\` | → \`{ tables }\`: one's own, open and under way |
| GET | \`/games\` | → \`{ games, bots }\`: what can be played here |
| GET | \`/tables\` | → \`{ tables }\` that wait for people; \`?near=me\`: whose ratings may be equal to one’s own; \`?state=playing\`: those one may look at |
| POST | \`/tables\` | \`tableWanted\` → \`{ table, invitation }\`; the link is \`/join/ID/INVITATION\` |
| POST | \`/tables/brought\` | \`bringWanted\` → \`{ table, invitation }\`: a match begun elsewhere goes on here |
| POST | \`/quick\` | \`quickWanted\` → \`{ table }\`: one that fits, or a new one |
| GET | \`/tables/ID\` | → \`{ table }\` |
| POST | \`/tables/ID/seats\` | \`joinWanted\` → \`{ table }\`: sit down |
| DELETE | \`/tables/ID/seats\` | → \`{ table }\`: stand up before it begins; the host closes it |
| GET | \`/tables/ID/chat\` | → \`{ lines }\` |
| GET | \`/tables/ID/record\` | → the record with its seed, once the match is over |
| GET | \`/people/ID\` | → \`{ person, since, ratings }\` |
| GET | \`/people/ID/matches\` | → \`{ matches, before }\`; \`?before=\` goes on |
| GET | \`/ladders/GAME/MODE\` | → \`{ rows }\`; modes: \`duel\`, \`teams-4\`, \`all-3\`, \`together-normal\`, … |
| GET | \`/me/waiting\` | → \`{ tables }\` that wait for one's own choice |
| GET, POST | \`/mutes\` | → \`{ muted }\`; \`muteWanted\` |
| POST | \`/reports\` | \`reportWanted\` |
| GET, POST, DELETE | \`/push\` | → \`{ key }\`; \`pushWanted\`: tell this browser, or no longer |
| GET | \`/tournaments\` | → \`{ tournaments }\` |
| POST | \`/tournaments\` | \`tournamentWanted\` → \`{ tournament }\` |
| GET | \`/tournaments/ID\` | → \`{ tournament }\`: entrants, pairings, standings |
| POST, DELETE | \`/tournaments/ID/entrants\` | \`signUpWanted\`: sign up, alone or in a team; or withdraw |
| POST | \`/tournaments/ID/start\` | the host begins it; bots fill up |
| GET | \`/healthz\`, \`/readyz\`, \`/metrics\` | outside \`/api/v2\`, for machines |

The seed of a match is drawn when its table is opened, and \`commitment\`, its \`sha256\` as hex, is in every \`table\`. When the
match is over the record has the seed: \`printf %s SEED | sha256sum\` gives the commitment, and \`arenarium verify\` plays the
match again.
`;

export const afterwards = `## What a seat is not told

No seed and no fingerprint before the end, nobody else's question, refusals or orders. Messages are the same bytes, up to names
of cards nobody has seen, in any two worlds a seat cannot tell apart, and come after the same waits: an answer that was forced
takes as long as one of the same person's free ones. Nothing is compressed, because lengths of compressed secrets tell.
`;

const duel = { is: 'match', seconds: 600, increment: 5, atZero: 'forfeit' };

export const examples: Readonly<Record<string, unknown>> = {
  guestWanted: { name: 'Ann' },
  accountWanted: { name: 'Ann', password: 'correct horse battery' },
  tokenWanted: { label: 'Annbot' },
  tableWanted: {
    game: 'brawl',
    settings: {},
    seats: [{ by: 'me' }, { by: 'anybody' }],
    access: 'link',
    rated: true,
    time: duel,
  },
  bringWanted: {
    record: '{"game":"brawl","rules":3,…}',
    seats: [{ by: 'me' }, { by: 'anybody' }],
    access: 'link',
    time: { is: 'none' },
  },
  joinWanted: { seat: null, invitation: 'vX3…' },
  quickWanted: { game: 'kamigami', seats: 2, rated: true, time: { is: 'none' } },
  tournamentWanted: {
    name: 'Sunday cup',
    kind: 'elimination',
    game: 'brawl',
    settings: {},
    seats: 2,
    rounds: 1,
    places: 8,
    time: duel,
    fill: 'adept',
  },
  signUpWanted: { team: { name: 'The Owls' } },
  'ask look': { ask: 'look', eyes: [0] },
  'ask choose': { ask: 'choose', seat: 0, asked: 12, option: 3 },
  'ask undo': { ask: 'undo', seats: [0], consent: 'notAsked' },
  'ask offer': { ask: 'offer', what: 'pause', seat: 0 },
  'ask answer': { ask: 'answer', what: 'pause', seat: 1, agree: true },
  'ask letBotPlay': { ask: 'letBotPlay', seat: 1, bot: 'adept' },
  'ask orders': {
    ask: 'orders',
    seat: 0,
    orders: [
      {
        question: '*',
        until: 'myTurn',
        askMeIf: [
          [
            { if: 'number', name: 'damage', atLeast: 4 },
            { if: 'holding', value: 'Libra' },
          ],
        ],
      },
    ],
  },
  'ask say': { ask: 'say', channel: 'side', text: 'I can block that.' },
  'tell refused': { tell: 'refused', because: { id: 'table.paused' } },
  'tell standing': {
    tell: 'standing',
    standing: {
      n: 58,
      seats: [
        { seat: 0, by: 'person', name: 'Ann', person: 'k9', bot: null },
        { seat: 1, by: 'bot', name: 'Bob', person: 'm2', bot: 'adept' },
      ],
      here: [0],
      onlookers: 3,
      paused: false,
      mayAbort: false,
      at: 1794815632380,
      clocks: [{ seat: 0, left: 412000, runs: true }],
      offers: [],
      over: null,
    },
  },
};
