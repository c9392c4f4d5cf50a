import { InputError } from '#core/tool/input-error.ts'
import type { Alphabet } from './codes.ts'
import { charactersOf } from './decode.ts'
import { encode } from './encode.ts'
import { alphabetOf, isMorse, markWordGaps, toPlainSignals } from './signals.ts'
import { sampleRate, type SoundOptions } from './sound-options.ts'

/** The length of the word PARIS and the gap after it. This is the standard unit for words per minute. */
const dotsPerWord = 50

const maxMinutes = 30

/** In samples. */
function dotLength({ speed }: SoundOptions): number {
  return Math.round((60 * sampleRate) / (dotsPerWord * speed))
}

/** In samples, without the silence after the code. */
function codeLength(code: string, dot: number): number {
  return dot * (code.replaceAll('-', '...').length + code.length - 1)
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

/** Returns the letters with their starts. */
function timeLetters(morse: string, options: SoundOptions, alphabet: Alphabet = 'latin'): PlayedLetter[] {
  const dot = dotLength(options)
  const characters = charactersOf(alphabet)
  const letters: PlayedLetter[] = []
  let samples = 0
  for (const codedWord of toPlainSignals(morse).split(/[/|\r\n]/)) {
    const codes = codedWord.match(/[.-]+/g) ?? []
    const word = codes.map((code) => characters.get(code) ?? code)
    codes.forEach((code, index) => {
      letters.push({ start: samples / sampleRate, code, word, index })
      samples += codeLength(code, dot) + (index === codes.length - 1 ? 7 : 3) * dot
    })
  }
  return letters
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
  const letters = timeLetters(morse, options)
  const dot = dotLength(options)
  const last = letters.at(-1)
  const length = last ? Math.round(last.start * sampleRate) + codeLength(last.code, dot) : 0
  if (length > 60 * maxMinutes * sampleRate) {
    throw new InputError(
      `This would play for more than ${String(maxMinutes)} minutes. Shorten the text or increase the speed.`,
    )
  }
  const samples = new Int16Array(length)
  const dotTone = createTone(dot, options.tone)
  const dashTone = createTone(3 * dot, options.tone)
  for (const { start, code } of letters) {
    let offset = Math.round(start * sampleRate)
    for (const signal of code) {
      const tone = signal === '-' ? dashTone : dotTone
      samples.set(tone, offset)
      offset += tone.length + dot
    }
  }
  return samples
}

export interface Sound {
  readonly samples: Int16Array
  readonly letters: readonly PlayedLetter[]
}

/** Renders a text as sound, encoding it first unless it is already Morse code. */
export function soundOf(text: string, soundOptions: SoundOptions, alphabet: Alphabet): Sound {
  const isCoded = isMorse(text)
  const morse = isCoded ? markWordGaps(text) : encode(text, { progress: () => undefined }).chunks.join('')
  const samples = renderSound(morse, soundOptions)
  if (samples.length === 0) throw new InputError('No characters here have Morse codes.')
  return { samples, letters: timeLetters(morse, soundOptions, isCoded ? alphabet : alphabetOf(text)) }
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
