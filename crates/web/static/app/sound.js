// Short sounds, made on the spot. This file is fetched when a player first switches sound on.

// Each sound is a list of notes: the wave, when it begins and how long it lasts in milliseconds, from which pitch to
// which, and how loud. Noise has its pitch from a filter.
const SOUNDS = {
  card: [["noise", 0, 110, 1800, 3200, 0.5]],
  coin: [["sine", 0, 260, 2093, 2093, 0.3], ["sine", 60, 420, 2794, 2780, 0.35]],
  hit: [["sine", 0, 170, 180, 48, 1], ["noise", 0, 70, 900, 300, 0.8]],
  block: [["triangle", 0, 90, 520, 480, 0.8], ["noise", 0, 60, 2600, 1400, 0.6], ["sine", 30, 300, 880, 870, 0.25]],
  misfire: [["sawtooth", 0, 130, 300, 210, 0.3], ["sawtooth", 150, 240, 220, 90, 0.3]],
  stun: [["square", 0, 110, 620, 420, 0.25], ["square", 120, 220, 420, 160, 0.25]],
  ko: [["sine", 0, 420, 150, 40, 1], ["sawtooth", 0, 360, 260, 60, 0.3], ["noise", 0, 260, 700, 120, 0.6]],
  level: [["triangle", 0, 150, 523, 523, 0.5], ["triangle", 90, 150, 659, 659, 0.5], ["triangle", 180, 150, 784, 784, 0.5],
    ["triangle", 270, 420, 1047, 1047, 0.6]],
  turn: [["sine", 0, 260, 659, 659, 0.5], ["sine", 130, 420, 880, 880, 0.5]],
  win: [["triangle", 0, 180, 523, 523, 0.6], ["triangle", 150, 180, 659, 659, 0.6], ["triangle", 300, 180, 784, 784, 0.6],
    ["triangle", 450, 700, 1047, 1047, 0.7], ["sine", 450, 700, 1319, 1319, 0.4]],
  lose: [["triangle", 0, 240, 440, 440, 0.5], ["triangle", 220, 240, 349, 349, 0.5], ["triangle", 440, 620, 294, 285, 0.5]],
};
// Between two sounds of one moment, in seconds.
const APART = 0.12;

let context;
let noise;

// "hit stun 60": these sounds, one shortly after the other, at so many hundredths of full loudness.
export function play(text) {
  const words = text.split(" ");
  const volume = Number(words.pop()) / 100;
  context ??= new AudioContext();
  // Until the page was touched, browsers keep it silent.
  if (context.state === "suspended") context.resume();
  const master = new GainNode(context, { gain: volume * volume * 0.5 });
  master.connect(context.destination);
  words.forEach((word, at) => SOUNDS[word]?.forEach((note) => sound(note, context.currentTime + 0.01 + at * APART, master)));
}

function sound([wave, after, length, from, to, loud], start, master) {
  const [begin, end] = [start + after / 1000, start + (after + length) / 1000];
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(master);
  const source = wave === "noise" ? rustle() : new OscillatorNode(context, { type: wave });
  const filter = wave === "noise" ? new BiquadFilterNode(context, { type: "bandpass", Q: 0.8 }) : undefined;
  const pitch = (filter ?? source).frequency;
  pitch.setValueAtTime(from, begin);
  pitch.exponentialRampToValueAtTime(to, end);
  (filter ? source.connect(filter) : source).connect(gain);
  source.start(begin);
  source.stop(end);
}

// A second of noise, made once.
function rustle() {
  if (!noise) {
    noise = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
    const data = noise.getChannelData(0);
    for (let at = 0; at < data.length; at += 1) data[at] = Math.random() * 2 - 1;
  }
  return new AudioBufferSourceNode(context, { buffer: noise });
}
