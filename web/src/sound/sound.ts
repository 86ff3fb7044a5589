import { settings } from '../settings.svelte';
import { SOUNDS, type Layer, type SoundName } from './tones';

/** How loud everything is together. Never more: it accompanies, it does not call. */
const VOLUME = { off: 0, quiet: 0.12, clear: 0.3 };

/** Sounds of one decision come so many seconds after each other, and no more of them than this. */
const GAP = 0.11;
const MOST = 6;

let context: AudioContext | null = null;
let out: GainNode | null = null;
let hiss: AudioBuffer | null = null;

/** The way to the loudspeaker; none where the browser has none or does not allow it yet. */
function speaker(): { context: AudioContext; out: GainNode } | null {
  try {
    context ??= new AudioContext();
  } catch {
    return null;
  }
  if (context.state === 'suspended') void context.resume();
  if (!out) {
    out = context.createGain();
    out.connect(context.destination);
  }
  return { context, out };
}

/** A second of noise, made once. */
function noise(context: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

function ring({ wave, pitch, slide, at = 0, long, loud, rise = 0.015 }: Layer, context: AudioContext, out: GainNode, from: number) {
  const [begin, end] = [from + at, from + at + long];
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + Math.min(rise, long / 2));
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(out);
  const bend = (frequency: AudioParam) => {
    frequency.setValueAtTime(pitch, begin);
    if (slide !== undefined) frequency.exponentialRampToValueAtTime(slide, end);
  };
  if (wave === 'noise') {
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    source.buffer = noise(context);
    source.loop = true;
    filter.type = 'bandpass';
    filter.Q.value = 1.2;
    bend(filter.frequency);
    source.connect(filter).connect(volume);
    source.start(begin);
    source.stop(end + 0.02);
  } else {
    const source = context.createOscillator();
    source.type = wave;
    bend(source.frequency);
    source.connect(volume);
    source.start(begin);
    source.stop(end + 0.02);
  }
}

/** Sounds one after the other; nothing while sounds are off. */
export function play(...names: SoundName[]) {
  const volume = VOLUME[settings.sound];
  if (volume === 0 || names.length === 0) return;
  const way = speaker();
  if (!way) return;
  way.out.gain.value = volume;
  const list = names.filter((name, i) => name !== names[i - 1]).slice(0, MOST);
  list.forEach((name, i) => {
    for (const layer of SOUNDS[name]) ring(layer, way.context, way.out, way.context.currentTime + 0.01 + i * GAP);
  });
}
