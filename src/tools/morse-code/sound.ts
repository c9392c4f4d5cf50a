import { InputError } from '#core/input-error.ts'
import type { OptionValues } from '#core/options.ts'
import { isMorse, toPlainSignals } from './codes.ts'
import { encode } from './encode.ts'

/** How it sounds. They change nothing that is written, so the engine does not take them. */
export const soundOptions = {
  speed: { kind: 'number', label: 'Words a minute', initial: 20, min: 5, max: 60, fallback: 20, slider: true },
  tone: { kind: 'number', label: 'Tone in hertz', initial: 600, min: 300, max: 1200, fallback: 600, slider: true },
} as const

export type SoundOptions = OptionValues<typeof soundOptions>

/** Enough for the highest tone several times over, and small to download. */
export const sampleRate = 8000

/** The word PARIS and the gap after it take fifty dots: that is how words a minute are counted. */
const dotsPerWord = 50

const maxMinutes = 30

const letterGap = 3
const longGap = 7

/** How long each signal sounds, and how long it is quiet before it, in dots. */
function* signalsOf(morse: string): Generator<{ readonly quiet: number; readonly sounding: number }, void, void> {
  let quiet = 0
  for (const sign of toPlainSignals(morse)) {
    if (sign === '.' || sign === '-') {
      yield { quiet, sounding: sign === '-' ? 3 : 1 }
      quiet = 1
    } else if (/[/\r\n]/.test(sign) && quiet > 0) quiet = longGap
    else if (/\s/.test(sign) && quiet > 0) quiet = Math.max(quiet, letterGap)
  }
}

/** A tone that swells and fades within five milliseconds: one that is cut off clicks. */
function createTone(length: number, tone: number): Int16Array {
  const loudness = 0.6 * 32_767
  const fade = Math.min(length / 2, 0.005 * sampleRate)
  return Int16Array.from({ length }, (_, sample) => {
    const distance = Math.min(1, sample / fade, (length - 1 - sample) / fade)
    const envelope = 0.5 - 0.5 * Math.cos(Math.PI * distance)
    return Math.round(loudness * envelope * Math.sin((2 * Math.PI * tone * sample) / sampleRate))
  })
}

/** Written Morse code as sound: sixteen-bit samples of one channel. */
export function renderSound(morse: string, { speed, tone }: SoundOptions): Int16Array {
  const dot = Math.round((60 * sampleRate) / (dotsPerWord * speed))
  let dots = 0
  for (const { quiet, sounding } of signalsOf(morse)) dots += quiet + sounding
  if (dots * dot > 60 * maxMinutes * sampleRate) {
    throw new InputError(
      `This would sound for more than ${String(maxMinutes)} minutes. Take less text or a higher speed.`,
    )
  }
  const samples = new Int16Array(dots * dot)
  const tones = [createTone(dot, tone), createTone(3 * dot, tone)] as const
  let offset = 0
  for (const { quiet, sounding } of signalsOf(morse)) {
    offset += quiet * dot
    samples.set(sounding === 1 ? tones[0] : tones[1], offset)
    offset += sounding * dot
  }
  return samples
}

/** How a text sounds, whether it is Morse code already or still to become it. */
export function soundOf(text: string, options: SoundOptions): Int16Array {
  const morse = isMorse(text) ? text : encode(text, { progress: () => undefined }).chunks.join('')
  const samples = renderSound(morse, options)
  if (samples.length === 0) throw new InputError('There is nothing to hear: no character of this has a Morse code.')
  return samples
}

const headerLength = 44
const bytesPerSample = 2

/** The samples as a WAV file. */
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
  // Plain samples, one channel.
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
