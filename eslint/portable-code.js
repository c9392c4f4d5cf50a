/** Lint rules against code that fails in some supported browsers. */

const lookbehind = String.raw`/\(\?<[=!]/`

const unsafeFlags = '/^[^my]*[uv][^my]*$/'

const skippedCharacter =
  'WebKit 2.50 on ARM does not find the a of “👋 a” with /a/iu: it skips a character after one outside the BMP. ' +
  'Add the flag m or start with ^.'

/** @type {{ selector: string, message: string }[]} */
export const portableCode = [
  {
    selector:
      `:matches(Literal[regex.pattern=${lookbehind}], Literal[value=${lookbehind}], ` +
      `TemplateElement[value.raw=${lookbehind}])`,
    message:
      'Do not use a lookbehind: Safari before 16.4 cannot parse the file, and in WebKit a character class in it never ' +
      'matches outside the BMP. Use characterBefore() from #core/text/char-class.ts.',
  },
  {
    selector: String.raw`Literal[regex.flags=${unsafeFlags}]:not([regex.pattern=/^\^/])`,
    message: skippedCharacter,
  },
  {
    selector:
      String.raw`NewExpression[callee.name="RegExp"][arguments.1.value=${unsafeFlags}]` +
      String.raw`:not([arguments.0.quasis.0.value.raw=/^\^/], [arguments.0.quasi.quasis.0.value.raw=/^\^/])`,
    message: skippedCharacter,
  },
  {
    selector:
      'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression[body.type=/^(Call|Chain)Expression$/]',
    message:
      'Write the body of an effect in braces: React calls what it returns, and in new browsers even scrollTo() returns ' +
      'something.',
  },
]
