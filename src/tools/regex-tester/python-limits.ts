import { type AST, visitRegExpAST } from '@eslint-community/regexpp'

/** The reason why a pattern cannot be written for Python, in the words shown to the user. */
export class Unsupported extends Error {}

/** Returns whether the pattern needs the flag re.A, and where Python finds other matches than JavaScript. */
export function usesOf(
  root: AST.Pattern,
  flags: string,
): { readonly isAscii: boolean; readonly notes: readonly string[] } {
  const uses = new Set<'lines' | 'space' | 'ascii' | 'otherLetters'>()
  visitRegExpAST(root, {
    onAssertionEnter({ kind }) {
      if (flags.includes('m') && (kind === 'start' || kind === 'end')) uses.add('lines')
      if (kind === 'word') uses.add('ascii')
    },
    onCharacterEnter({ value }) {
      if (value > 0x7f) uses.add('otherLetters')
    },
    onBackreferenceEnter() {
      uses.add('otherLetters')
    },
    onCharacterSetEnter({ kind }) {
      if (kind === 'any' && !flags.includes('s')) uses.add('lines')
      if (kind === 'space') uses.add('space')
      // In JavaScript, they know only ASCII.
      if (kind === 'digit' || kind === 'word') uses.add('ascii')
    },
  })
  const isAscii = uses.has('ascii')
  return {
    isAscii,
    notes: [
      ...(uses.has('lines') ? [String.raw`In Python, only \n ends a line, not \r.`] : []),
      ...(isAscii && uses.has('space') ? [String.raw`With re.A, \s doesn’t match a non-breaking space.`] : []),
      ...(isAscii && flags.includes('i') && uses.has('otherLetters')
        ? ['With re.A, re.I ignores the case of ASCII letters only.']
        : []),
    ],
  }
}

/** Returns how many characters these alternatives match, or undefined if there is more than one answer. */
export function widthOf(alternatives: readonly AST.Alternative[]): number | undefined {
  const widths = new Set(alternatives.map(({ elements }) => sum(elements.map(elementWidth))))
  const [width] = widths
  return widths.size === 1 ? width : undefined
}

function elementWidth(node: AST.Element): number | undefined {
  switch (node.type) {
    case 'Assertion':
      return 0
    case 'Quantifier': {
      const width = elementWidth(node.element)
      return node.min === node.max && width !== undefined ? width * node.min : undefined
    }
    case 'Group':
    case 'CapturingGroup':
      return widthOf(node.alternatives)
    case 'Backreference':
      return node.ambiguous ? undefined : widthOf(node.resolved.alternatives)
    default:
      return 1
  }
}

function sum(widths: readonly (number | undefined)[]): number | undefined {
  return widths.reduce((total, width) => (total === undefined || width === undefined ? undefined : total + width), 0)
}
