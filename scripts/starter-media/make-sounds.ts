/**
 * Synthesises the two sounds of the site as WAV: `swish`, a hand drawing silk aside, and `runway`, a quiet loop of a
 * pad over a slow pulse. WAV because it loops without the gap that mp3 padding leaves. Deterministic.
 *
 *   npx tsx scripts/starter-media/make-sounds.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { createRandom } from './noise';
import { SOUNDS } from './paths';
import { encodeWav } from './wav';

const TURN = Math.PI * 2;
const SWISH_RATE = 22_050;
const RUNWAY_RATE = 11_025;

/** Two noise bands sweeping up and away under one soft swell; the filters run twice a sample to stay stable. */
function swish(): Float32Array {
  const samples = new Float32Array(Math.round(SWISH_RATE * 0.42));
  const random = createRandom(7);
  const bands = [
    { low: 0, band: 0, from: 450, to: 1700, damping: 0.9, level: 1 },
    { low: 0, band: 0, from: 1500, to: 3400, damping: 1.1, level: 0.35 },
  ];
  for (let i = 0; i < samples.length; i++) {
    const at = i / samples.length;
    const white = random() * 2 - 1;
    let sum = 0;
    for (const filter of bands) {
      const pitch = filter.from + (filter.to - filter.from) * Math.sin(at * Math.PI * 0.75);
      const tuning = 2 * Math.sin((Math.PI * pitch) / SWISH_RATE / 2);
      for (let half = 0; half < 2; half++) {
        filter.low += tuning * filter.band;
        filter.band += tuning * (white - filter.low - filter.damping * filter.band);
      }
      sum += filter.band * filter.level;
    }
    const swell = Math.sin(Math.PI * at ** 0.62) ** 2.2;
    const weave = 0.86 + 0.14 * Math.sin(TURN * 31 * at + Math.sin(TURN * 5 * at) * 2);
    samples[i] = sum * swell * weave;
  }
  return level(samples, 0.4);
}

const BEATS = 20;
const SECONDS = 12;
/** Beats to seconds at 100 a minute: 20 beats last 12 seconds exactly. */
const BEAT = SECONDS / BEATS;
/** Two chords, A minor ninth and F major seventh, ten beats each. */
const CHORDS = [
  [110, 164.81, 246.94, 329.63],
  [87.31, 174.61, 261.63, 329.63],
];

/** Whole cycles within the loop, so that a tone ends where it begins. */
const looped = (pitch: number) => Math.round(pitch * SECONDS) / SECONDS;

function pad(time: number): number {
  let sum = 0;
  CHORDS.forEach((chord, index) => {
    const present = 0.5 + 0.5 * Math.cos((TURN * time) / SECONDS - index * Math.PI - Math.PI / 2);
    chord.forEach((pitch, voice) => {
      for (const detune of [-0.25, 0.25]) {
        const phase = TURN * looped(pitch + detune) * time;
        const breath = 0.75 + 0.25 * Math.sin((TURN * (voice + 1) * time) / SECONDS + voice);
        sum +=
          (present ** 0.7 *
            breath *
            (Math.sin(phase) + 0.22 * Math.sin(2 * phase) + 0.07 * Math.sin(3 * phase))) /
          (voice + 2);
      }
    });
  });
  return sum * 0.16;
}

/** A heartbeat of a kick on every beat and a brushed tick between two. */
function pulse(samples: Float32Array, random: () => number) {
  for (let beat = 0; beat < BEATS; beat++) {
    const kick = Math.round(beat * BEAT * RUNWAY_RATE);
    const tick = Math.round((beat + 0.5) * BEAT * RUNWAY_RATE);
    for (let i = 0; i < RUNWAY_RATE * 0.42; i++) {
      const time = i / RUNWAY_RATE;
      const rise = Math.min(1, time / 0.006);
      const drop = TURN * (46 * time + (42 / 30) * (1 - Math.exp(-30 * time)));
      samples[(kick + i) % samples.length] += Math.sin(drop) * Math.exp(-time * 10) * rise * 0.42;
    }
    let last = 0;
    for (let i = 0; i < RUNWAY_RATE * 0.09; i++) {
      const time = i / RUNWAY_RATE;
      const white = random() * 2 - 1;
      const bright = (white - last) * 0.5;
      last = white;
      const accent = beat % 2 === 0 ? 0.5 : 1;
      samples[(tick + i) % samples.length] +=
        bright * Math.exp(-time * 55) * Math.min(1, time / 0.004) * 0.06 * accent;
    }
  }
}

function runway(): Float32Array {
  const samples = new Float32Array(SECONDS * RUNWAY_RATE);
  for (let i = 0; i < samples.length; i++) {
    const time = i / RUNWAY_RATE;
    const sinceBeat = (time % BEAT) / BEAT;
    const ducked = 0.72 + 0.28 * Math.min(1, sinceBeat * 2.2, (1 - sinceBeat) * 14);
    samples[i] = pad(time) * ducked;
  }
  pulse(samples, createRandom(23));
  return level(samples, 0.5);
}

/** Scales so that the loudest sample is `peak`. */
function level(samples: Float32Array, peak: number): Float32Array {
  const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return samples.map((value) => (value / loudest) * peak);
}

await mkdir(SOUNDS, { recursive: true });
await writeFile(`${SOUNDS}swish.wav`, encodeWav(swish(), SWISH_RATE));
await writeFile(`${SOUNDS}runway.wav`, encodeWav(runway(), RUNWAY_RATE));
