/** The styles for the groups of a pattern. Different line styles as well as colors, for color-blind users. */
export const groupStyles = [
  createStyle('--ink-blue', 'solid', '2px'),
  createStyle('--ink-green', 'dashed', '2px'),
  createStyle('--ink-ochre', 'double', '2px'),
  createStyle('--ink-teal', 'dotted', '3px'),
  createStyle('--ink-sienna', 'wavy', '1px'),
  createStyle('--ink-slate', 'solid', '4px'),
] as const

function createStyle(color: string, line: LineStyle, thickness: string) {
  return { backgroundColor: tint(color, 22), ...underline(line, thickness, color), textUnderlineOffset: '0.2em' }
}

type LineStyle = 'solid' | 'dashed' | 'double' | 'dotted' | 'wavy'

/** Longhand properties, because Safari up to 26.0 ignores a shorthand with a thickness. */
export function underline(line: LineStyle, thickness: string, color: string) {
  return {
    textDecorationLine: 'underline',
    textDecorationStyle: line,
    textDecorationThickness: thickness,
    textDecorationColor: `var(${color})`,
  }
}

export function tint(color: string, percent: number): string {
  return `color-mix(in srgb, var(${color}) ${String(percent)}%, transparent)`
}

/** Returns the index of the style for a group. Groups after the sixth use the styles again. */
export function groupStyleIndex(group: number): number {
  return (group - 1) % groupStyles.length
}
