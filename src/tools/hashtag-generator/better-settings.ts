import { initialOptions } from '#core/options.ts'
import type { Settings } from './tag-words.ts'
import { tool } from './tool.ts'

/** Returns the settings of the tags that are offered next to those of the default settings. */
export function betterSettings(settings: Settings): Settings {
  const { letters, max } = settings
  return {
    ...settings,
    ranked: true,
    // Without capitals, the words of a phrase could not be told apart.
    letters: letters === 'typed' ? 'capitals' : letters,
    // As many as Instagram and TikTok allow.
    max: max === initialOptions(tool.options).max ? 5 : max,
  }
}
