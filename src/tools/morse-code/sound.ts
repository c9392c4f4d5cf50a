import { InputError } from '#core/input-error.ts'
import type { OptionValues } from '#core/options.ts'
import { isMorse, markWordGaps, toPlainSignals } from './codes.ts'
import { encode } from './encode.ts'

/** Options for playing the sound. They are not options of the tool, because they do not affect the text. */
export const soundOptions = {
  speed: { kind: 'number', label: 'Words per minute', initial: 20, min: 5, max: 60, fallback: 20, slider: true },
  tone: { kind: 'number', label: 'Tone (Hz)', initial: 600, min: 300, max: 1200, fallback: 600, slider: true },
} as const

export type SoundOptions = OptionValues<typeof soundOptions>

/** In hertz. This is several times the highest tone, and low enough for small downloads. */
export const sampleRate = 8000

/** The length of the word PARIS and the gap after it. This is the standard unit for words per minute. */
const dotsPerWord = 50

const maxMinutes = 30

const letterGap = 3
const longGap = 7

/** Yields the duration of each signal and of the silence before it. The unit is the length of a dot. */
function* signalsOf(morse: string): Generator<{ readonly silence: number; readonly duration: number }, void, void> {
  let silence = 0
  for (const character of toPlainSignals(morse)) {
    if (character === '.' || character === '-') {
      yield { silence, duration: character === '-' ? 3 : 1 }
      silence = 1
    } else if (/[/|\r\n]/.test(character) && silence > 0) silence = longGap
    else if (/\s/.test(character) && silence > 0) silence = Math.max(silence, letterGap)
  }
}

/**
 * Creates a tone that fades in and out over five milliseconds, because an abrupt start or end would produce a click.
 */
function createTone(length: number, tone: number): Int16Array {
  const loudness = 0.6 * 32_767
  const fade = Math.min(length / 2, 0.005 * sampleRate)
  return Int16Array.from({ length }, (_, sample) => {
    const distance = Math.min(1, sample / fade, (length - 1 - sample) / fade)
    const envelope = 0.5 - 0.5 * Math.cos(Math.PI * distance)
    return Math.round(loudness * envelope * Math.sin((2 * Math.PI * tone * sample) / sampleRate))
  })
}

/** Renders Morse code as 16-bit mono samples. */
export function renderSound(morse: string, { speed, tone }: SoundOptions): Int16Array {
  const dot = Math.round((60 * sampleRate) / (dotsPerWord * speed))
  let dots = 0
  for (const { silence, duration } of signalsOf(morse)) dots += silence + duration
  if (dots * dot > 60 * maxMinutes * sampleRate) {
    throw new InputError(
      `This would play for more than ${String(maxMinutes)} minutes. Shorten the text or increase the speed.`,
    )
  }
  const samples = new Int16Array(dots * dot)
  const tones = [createTone(dot, tone), createTone(3 * dot, tone)] as const
  let offset = 0
  for (const { silence, duration } of signalsOf(morse)) {
    offset += silence * dot
    samples.set(duration === 1 ? tones[0] : tones[1], offset)
    offset += duration * dot
  }
  return samples
}

/** Renders a text as sound, encoding it first unless it is already Morse code. */
export function soundOf(text: string, options: SoundOptions): Int16Array {
  const morse = isMorse(text) ? markWordGaps(text) : encode(text, { progress: () => undefined }).chunks.join('')
  const samples = renderSound(morse, options)
  if (samples.length === 0) throw new InputError('No characters here have Morse codes.')
  return samples
}

const headerLength = 44
const bytesPerSample = 2

/** Returns the samples as a WAV file. */
export function writeWav(samples: Int16Array): Uint8Array<ArrayBuffer> {
  const dataLength = bytesPerSample * samples.length
  const file = new DataView(new ArrayBuffer(headerLength + dataLength))
  const write = (offset: number, name: string) => {
    new TextEncoder().encodeInto(name, new Uint8Array(file.buffer, offset))
  }
  write(0, 'RIFF')
  file.setUint32(4, headerLength - 8 + dataLength, true)
  write(8, 'WAVEfmt ')
  file.setUint32(16, 16, true)
  // PCM, one channel.
  file.setUint16(20, 1, true)
  file.setUint16(22, 1, true)
  file.setUint32(24, sampleRate, true)
  file.setUint32(28, sampleRate * bytesPerSample, true)
  file.setUint16(32, bytesPerSample, true)
  file.setUint16(34, 8 * bytesPerSample, true)
  write(36, 'data')
  file.setUint32(40, dataLength, true)
  samples.forEach((sample, index) => {
    file.setInt16(headerLength + bytesPerSample * index, sample, true)
  })
  return new Uint8Array(file.buffer)
}
