let context: AudioContext | null = null;

/** Two soft tones: it is your turn. */
export function chime() {
  try {
    context ??= new AudioContext();
  } catch {
    return;
  }
  const start = context.currentTime;
  for (const [i, pitch] of [523.25, 783.99].entries()) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start + i * 0.16);
    volume.gain.linearRampToValueAtTime(0.12, start + i * 0.16 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + i * 0.16 + 0.6);
    tone.connect(volume).connect(context.destination);
    tone.start(start + i * 0.16);
    tone.stop(start + i * 0.16 + 0.65);
  }
}
