import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
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
]
