/**
 * The tones of the verdicts, with frequencies in Hz and lengths in seconds. A helper can tell a rising pair, one even
 * tone and two low tones apart without looking.
 */
const TONES = {
  good: [
    [880, 0.09],
    [1320, 0.14],
  ],
  warn: [[660, 0.35]],
  bad: [
    [220, 0.22],
    [165, 0.4],
  ],
} as const;

let context: AudioContext | null = null;

/** Prepares the sound. Browsers allow sound only after a press, such as the press that starts the camera. */
export function allowSound(): void {
  context ??= new AudioContext();
  void context.resume();
}

/** Signals a verdict by sound, and by the phone's vibration. */
export function sound(tone: keyof typeof TONES): void {
  if ("vibrate" in navigator) navigator.vibrate(tone === "good" ? 60 : [150, 80, 150]);
  if (context === null) return;
  let at = context.currentTime;
  for (const [frequency, length] of TONES[tone]) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = tone === "bad" ? "square" : "sine";
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(0.3, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + length);
    at += length;
  }
}
