/** A drawn emblem for each game: an arena seen from above, its stands and gates placed by the game's name. */

/** A small number from a name, so that each game has its own pattern and keeps it. */
const marked = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

export function Emblem({ id }: { readonly id: string }) {
  const mark = marked(id);
  const hue = mark % 360;
  const gates = 3 + (mark % 5);
  const turn = mark % 90;
  return (
    <svg viewBox="-50 -50 100 100" width="72" height="72" aria-hidden="true" style={{ flexShrink: 0 }}>
      <circle r="48" fill={`hsl(${hue} 38% 24%)`} />
      <circle r="37" fill="none" stroke={`hsl(${hue} 45% 62%)`} strokeWidth="7" strokeDasharray="5 3.2" />
      <circle r="24" fill={`hsl(${(hue + 40) % 360} 42% 76%)`} />
      {Array.from({ length: gates }, (_, i) => (
        <path
          key={i}
          d="M-4 -24 L0 -44 L4 -24 Z"
          fill={`hsl(${(hue + 40) % 360} 60% 86%)`}
          transform={`rotate(${turn + (i * 360) / gates})`}
        />
      ))}
      <circle r="7" fill={`hsl(${hue} 38% 24%)`} />
    </svg>
  );
}
