import type { OptionValues } from '#core/options.ts'
import { tool } from './tool.ts'

export type Settings = OptionValues<typeof tool.options>

/** Returns the settings of the tags that are offered next to those of the default settings. */
export function betterSettings({ letters, max, ...others }: Settings): Settings {
  return {
    ...others,
    ranked: true,
    // Without capitals, the words of a phrase could not be told apart.
    letters: letters === 'typed' ? 'capitals' : letters,
    // As many as Instagram and TikTok allow.
    max: max === tool.options.max.initial ? 5 : max,
  }
}
