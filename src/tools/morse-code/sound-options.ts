import type { OptionValues } from '#core/tool/options.ts'

/** Options for playing the sound. They are not options of the tool, because they do not affect the text. */
export const soundOptions = {
  speed: { kind: 'number', label: 'Words per minute', initial: 20, min: 5, max: 60, fallback: 20, slider: true },
  tone: { kind: 'number', label: 'Tone (Hz)', initial: 600, min: 300, max: 1200, fallback: 600, slider: true },
} as const

export type SoundOptions = OptionValues<typeof soundOptions>

/** In hertz. This is several times the highest tone, and low enough for small downloads. */
export const sampleRate = 8000
