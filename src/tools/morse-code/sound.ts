import { InputError } from '#core/input-error.ts'
import type { OptionValues } from '#core/options.ts'
import { type Alphabet, decodeLetter } from './decode.ts'
import { encode } from './encode.ts'
import { alphabetOf, isMorse, markWordGaps, toPlainSignals } from './signals.ts'
import { sampleRate, type SoundOptions } from './sound-options.ts'
import type { tool } from './tool.ts'

/** The length of the word PARIS and the gap after it. This is the standard unit for words per minute. */
const dotsPerWord = 50

const maxMinutes = 30

/** The silences in PARIS that are longer than a dot: four after letters and one after the word. */
const gapDotsPerWord = 4 * 3 + 7

/** In samples. */
function dotLength({ speed }: SoundOptions): number {
  return Math.round((60 * sampleRate) / (dotsPerWord * speed))
}

/** The lengths of silences in samples. Farnsworth timing lengthens those between letters and words. */
function gapsOf({ speed, farnsworth }: SoundOptions, dot: number) {
  const overall = farnsworth > 0 ? Math.min(farnsworth, speed) : speed
  const gapDot = Math.round(((60 * sampleRate) / overall - (dotsPerWord - gapDotsPerWord) * dot) / gapDotsPerWord)
  return { inLetter: dot, afterLetter: 3 * gapDot, afterWord: 7 * gapDot }
}

interface Signal {
  /** In samples. */
  readonly start: number
  readonly length: number
  readonly startsLetter: boolean
}

function* signalsOf(morse: string, options: SoundOptions): Generator<Signal, void, void> {
  const dot = dotLength(options)
  const gaps = gapsOf(options, dot)
  let end = 0
  let silence = 0
  for (const character of toPlainSignals(morse)) {
    if (character === '.' || character === '-') {
      const start = end + silence
      const length = character === '-' ? 3 * dot : dot
      yield { start, length, startsLetter: silence !== gaps.inLetter }
      end = start + length
      silence = gaps.inLetter
    } else if (/[/|\r\n]/.test(character) && silence > 0) silence = gaps.afterWord
    else if (/\s/.test(character) && silence > 0) silence = Math.max(silence, gaps.afterLetter)
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
export function renderSound(morse: string, options: SoundOptions): Int16Array {
  const signals = [...signalsOf(morse, options)]
  const last = signals.at(-1)
  const length = last ? last.start + last.length : 0
  if (length > 60 * maxMinutes * sampleRate) {
    throw new InputError(
      `This would play for more than ${String(maxMinutes)} minutes. Shorten the text or increase the speed.`,
    )
  }
  const samples = new Int16Array(length)
  const dot = dotLength(options)
  const dotTone = createTone(dot, options.tone)
  const dashTone = createTone(3 * dot, options.tone)
  for (const signal of signals) samples.set(signal.length === dot ? dotTone : dashTone, signal.start)
  return samples
}

/** A letter in a sound. */
export interface PlayedLetter {
  /** In seconds. */
  readonly start: number
  readonly code: string
  /** The characters of its word, and which of them it is. */
  readonly word: readonly string[]
  readonly index: number
}

function lettersOf(morse: string, options: SoundOptions, alphabet: Alphabet): PlayedLetter[] {
  const starts = [...signalsOf(morse, options)].filter(({ startsLetter }) => startsLetter)
  return toPlainSignals(morse)
    .split(/[/|\r\n]/)
    .flatMap((codedWord) => {
      const codes = codedWord.match(/[.-]+/g) ?? []
      const word = codes.map((code) => decodeLetter(code, alphabet))
      return codes.map((code, index) => ({ code, word, index }))
    })
    .map((letter, n) => ({ ...letter, start: (starts[n]?.start ?? 0) / sampleRate }))
}

export interface Sound {
  readonly samples: Int16Array
  readonly letters: readonly PlayedLetter[]
}

/** Renders a text as sound, encoding it first unless it is already Morse code. */
export function soundOf(
  text: string,
  soundOptions: SoundOptions,
  { alphabet, twoSpaces, plainLetters }: Omit<OptionValues<(typeof tool)['options']>, 'direction'>,
): Sound {
  const isCoded = isMorse(text)
  const morse = isCoded
    ? markWordGaps(text, twoSpaces)
    : encode(text, plainLetters, { progress: () => undefined }).chunks.join('')
  const samples = renderSound(morse, soundOptions)
  if (samples.length === 0) throw new InputError('No characters here have Morse codes.')
  return { samples, letters: lettersOf(morse, soundOptions, isCoded ? alphabet : alphabetOf(text)) }
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
  samples.forEach((sample, index) => file.setInt16(headerLength + bytesPerSample * index, sample, true))
  return new Uint8Array(file.buffer)
}
