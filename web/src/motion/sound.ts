/** Sounds, made here: no files. Off until somebody wants them; at most four voices; what repeats at once sounds once. */
import { useSettings } from '../shell/settings.ts';

export type Voice =
  | 'flick'
  | 'slide'
  | 'slap'
  | 'coin'
  | 'wood'
  | 'thump'
  | 'ring'
  | 'pluck'
  | 'bell'
  | 'drum'
  | 'gong'
  | 'breath'
  | 'rise'
  | 'fall'
  | 'rattle'
  | 'tick'
  | 'riffle'
  | 'crowd';

const MOST_VOICES = 4;
const TOGETHER = 60;

interface Ear {
  readonly context: AudioContext;
  readonly out: GainNode;
  readonly noise: AudioBuffer;
}
let ear: Ear | null = null;
const last = new Map<Voice, number>();
let sounding = 0;

/** The context is made by the first sound that is wanted: browsers allow none before somebody has pressed something. */
function listen(): Ear {
  if (ear !== null) return ear;
  const context = new AudioContext();
  const out = context.createGain();
  out.connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  ear = { context, out, noise };
  return ear;
}

interface Tone {
  readonly type?: OscillatorType;
  readonly from: number;
  readonly to?: number;
  readonly ms: number;
  readonly gain?: number;
  /** Milliseconds from now. */
  readonly after?: number;
}

function fading({ context, out }: Ear, { ms, gain = 0.3, after = 0 }: Pick<Tone, 'ms' | 'gain' | 'after'>): GainNode {
  const node = context.createGain();
  const at = context.currentTime + after / 1000;
  node.gain.setValueAtTime(0.0001, at);
  node.gain.exponentialRampToValueAtTime(gain, at + 0.006);
  node.gain.exponentialRampToValueAtTime(0.0001, at + ms / 1000);
  node.connect(out);
  return node;
}

function tone(heard: Ear, wish: Tone): void {
  const { type = 'sine', from, to = from, ms, after = 0 } = wish;
  const at = heard.context.currentTime + after / 1000;
  const voice = heard.context.createOscillator();
  voice.type = type;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + ms / 1000);
  voice.connect(fading(heard, wish));
  voice.start(at);
  voice.stop(at + ms / 1000 + 0.05);
}

interface Hiss {
  readonly kind: BiquadFilterType;
  readonly from: number;
  readonly to?: number;
  readonly ms: number;
  readonly gain?: number;
  readonly after?: number;
}

function hiss(heard: Ear, wish: Hiss): void {
  const { kind, from, to = from, ms, after = 0 } = wish;
  const at = heard.context.currentTime + after / 1000;
  const source = heard.context.createBufferSource();
  source.buffer = heard.noise;
  const filter = heard.context.createBiquadFilter();
  filter.type = kind;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + ms / 1000);
  source.connect(filter).connect(fading(heard, wish));
  source.start(at);
  source.stop(at + ms / 1000 + 0.05);
}

/** How each voice is made. */
const voices: Readonly<Record<Voice, (heard: Ear) => void>> = {
  flick: (heard) => hiss(heard, { kind: 'bandpass', from: 2400, ms: 40 }),
  slide: (heard) => hiss(heard, { kind: 'bandpass', from: 2400, to: 1400, ms: 120 }),
  slap: (heard) => {
    hiss(heard, { kind: 'bandpass', from: 2400, ms: 60 });
    tone(heard, { from: 180, to: 120, ms: 50, gain: 0.5 });
  },
  coin: (heard) => {
    tone(heard, { from: 1900, ms: 180, gain: 0.12 });
    tone(heard, { from: 2700, ms: 180, gain: 0.1 });
  },
  wood: (heard) => tone(heard, { type: 'triangle', from: 620, to: 500, ms: 70, gain: 0.4 }),
  thump: (heard) => {
    tone(heard, { from: 140, to: 50, ms: 160, gain: 0.7 });
    hiss(heard, { kind: 'lowpass', from: 800, ms: 120, gain: 0.25 });
  },
  ring: (heard) => {
    for (const from of [1510, 1640, 1790, 2030]) tone(heard, { type: 'square', from, ms: 400, gain: 0.03 });
  },
  pluck: (heard) => tone(heard, { type: 'triangle', from: 587, to: 580, ms: 320, gain: 0.25 }),
  bell: (heard) => {
    tone(heard, { from: 660, ms: 1400, gain: 0.2 });
    tone(heard, { from: 924, ms: 900, gain: 0.1 });
  },
  drum: (heard) => {
    tone(heard, { from: 70, to: 45, ms: 600, gain: 0.8 });
    hiss(heard, { kind: 'lowpass', from: 300, ms: 300, gain: 0.2 });
  },
  gong: (heard) => {
    tone(heard, { from: 98, ms: 1600, gain: 0.4 });
    tone(heard, { from: 147, ms: 1200, gain: 0.2 });
  },
  breath: (heard) => hiss(heard, { kind: 'bandpass', from: 300, to: 1200, ms: 300, gain: 0.25 }),
  rise: (heard) => {
    tone(heard, { from: 523, ms: 140, gain: 0.2 });
    tone(heard, { from: 659, ms: 220, gain: 0.2, after: 90 });
  },
  fall: (heard) => {
    tone(heard, { from: 523, ms: 140, gain: 0.2 });
    tone(heard, { from: 440, ms: 260, gain: 0.2, after: 90 });
  },
  rattle: (heard) => {
    for (const after of [0, 70, 150, 250, 360]) hiss(heard, { kind: 'highpass', from: 2200, ms: 30, after, gain: 0.2 });
    tone(heard, { type: 'triangle', from: 420, ms: 80, after: 500, gain: 0.35 });
  },
  tick: (heard) => tone(heard, { type: 'triangle', from: 240, ms: 40, gain: 0.2 }),
  riffle: (heard) => {
    for (const after of [0, 45, 90, 135, 180, 225])
      hiss(heard, { kind: 'bandpass', from: 3000, ms: 25, after, gain: 0.15 });
  },
  crowd: (heard) => hiss(heard, { kind: 'bandpass', from: 700, to: 1100, ms: 700, gain: 0.2 }),
};

/** Sound a voice, if sounds are wanted and it has not sounded just now. */
export function sound(voice: Voice): void {
  const { sound: wanted, volume } = useSettings.getState();
  const now = performance.now();
  if (wanted === 'off' || sounding >= MOST_VOICES || now - (last.get(voice) ?? -TOGETHER) < TOGETHER) return;
  last.set(voice, now);
  const heard = listen();
  heard.out.gain.value = volume;
  if (heard.context.state === 'suspended') void heard.context.resume();
  sounding += 1;
  setTimeout(() => (sounding -= 1), 250);
  voices[voice](heard);
}
