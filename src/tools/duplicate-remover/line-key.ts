import type { OptionValues } from '#core/options.ts'
import { foldCase } from '#core/text/fold-case.ts'
import type { tool } from './tool.ts'

type Rule = Omit<OptionValues<(typeof tool)['options']>, 'limit'>

/** Returns the key of a line. Lines with the same key count as duplicates. */
export function lineKeyOf(line: string, { ignoreCase, ignoreSpace }: Rule): string {
  const trimmed = ignoreSpace ? line.trim() : line
  return ignoreCase ? foldCase(trimmed) : trimmed
}
