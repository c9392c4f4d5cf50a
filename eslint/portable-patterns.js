/** Regular expressions that work in every supported browser. */

const lookbehind = String.raw`/\(\?<[=!]/`

/** @type {{ selector: string, message: string }[]} */
export const portablePatterns = [
  {
    selector: `:matches(Literal[regex.pattern=${lookbehind}], Literal[value=${lookbehind}], TemplateElement[value.raw=${lookbehind}])`,
    message:
      'No lookbehind: Safari before 16.4 refuses the whole file, and in WebKit a class in it never matches a character ' +
      'outside the BMP. Use characterBefore() from #core/text/char-class.ts.',
  },
  {
    selector: String.raw`Literal[regex.flags=/^[^my]*[uv][^my]*$/]:not([regex.pattern=/^\^/])`,
    message:
      'WebKit 2.50 on ARM does not find the a of “👋 a” with /a/iu: after a character outside the BMP it skips one. ' +
      'Add the flag m, which avoids it, or start with ^.',
  },
]
