import { choice } from '#core/tool/define-options.ts'
import { commaSeparated, defineTool } from '#core/tool/tool.ts'

export const tool = defineTool({
  name: 'CSS Minifier',
  summary:
    'Make style sheets smaller without changing what they do, see how many bytes you save, or format them for reading.',
  purpose: 'Minify or format CSS.',
  category: 'Developer Tools',
  menu: 'Developer Tools',
  order: 20,
  icon: ';}',
  keywords: commaSeparated(`
    css, style sheet, stylesheet, minify, minify css, compress, compact, shrink, strip comments, beautify, prettify,
    format css, unminify, pretty print
  `),
  nearestFor: ['JavaScript minifier', 'JS beautifier', 'minify HTML'],
  next: ['base64-encoder'],
  inputs: {
    text: { kind: 'text', label: 'CSS', placeholder: 'Type or paste CSS, or drop a file here', hasByteOrderMark: true },
  },
  options: {
    mode: choice('Action', { minify: 'Minify', beautify: 'Beautify' }),
  },
  result: 'text',
  copiedMessage: 'Minified CSS copied!',
  mainThreadLimit: 2048,
  examples: [
    {
      title: 'Button styles',
      input: {
        text: `/* The one button */
.button {
  padding: 0.5rem 1rem;
  width: calc(100% - 2rem);
  color: var(--ink, #222);
}

.button :hover,
.button > .icon + span {
  background: url( arrow.svg ) no-repeat;
}
`,
      },
      output:
        '.button{padding:0.5rem 1rem;width:calc(100% - 2rem);color:var(--ink,#222)}' +
        '.button :hover,.button>.icon+span{background:url( arrow.svg ) no-repeat}',
    },
    {
      title: 'Licence comment, strings and custom properties',
      input: {
        text: `/*! Grid 1.0, MIT */
:root {
  --empty: ;
  --shadow: 0 1px 2px  rgb(0 0 0 / 20%);
}
q::before { content: "« /* not a comment */ "; }
@media (min-width: 40em) and (orientation: landscape) {
  .größe { color: red !important; }
}`,
      },
      output:
        '/*! Grid 1.0, MIT */:root{--empty: ;--shadow:0 1px 2px  rgb(0 0 0 / 20%)}' +
        'q::before{content:"« /* not a comment */ "}' +
        '@media (min-width:40em) and (orientation:landscape){.größe{color:red!important}}',
    },
    {
      title: 'Minified CSS to beautify',
      input: {
        text: 'a,a>b{color:red;margin:0 auto!important}@media (width<40em){a{display:none}nav:not(.open) ul{}}',
      },
      options: { mode: 'beautify' },
      output: `a,
a > b {
  color: red;
  margin: 0 auto !important;
}

@media (width < 40em) {
  a {
    display: none;
  }

  nav:not(.open) ul {}
}`,
    },
  ],
})
