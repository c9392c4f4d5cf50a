import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
  {
    title: 'HTML code to show on a page',
    input: { text: '<a href="/tea?a=1&b=2">It\'s tea</a>' },
    output: '&lt;a href=&quot;/tea?a=1&amp;b=2&quot;&gt;It&#39;s tea&lt;/a&gt;',
  },
  {
    title: 'Named and numeric references to decode',
    input: { text: '&ldquo;Caf&eacute; cr&egrave;me&rdquo; &mdash; 3&nbsp;&euro; &#x1F950;' },
    options: { direction: 'decode' },
    output: '“Café crème” — 3\u00a0€ 🥐',
  },
  {
    title: 'Text that is partly encoded',
    input: { text: 'Fish &amp; chips < Caf&eacute; & tea' },
    options: { keepReferences: true },
    output: 'Fish &amp; chips &lt; Caf&eacute; &amp; tea',
  },
  {
    title: 'Non-ASCII text for old mail systems',
    input: { text: 'Zoë & Łukasz: 日本 🎌' },
    options: { nonAscii: true },
    output: 'Zo&#235; &amp; &#321;ukasz: &#26085;&#26412; &#127884;',
  },
  {
    title: 'Named references where there are any',
    input: { text: '“Café” — 3 €, 日本' },
    options: { nonAscii: true, named: true },
    output: '&ldquo;Caf&eacute;&rdquo; &mdash; 3 &euro;, &#26085;&#26412;',
  },
  {
    title: 'HTML that keeps its tags',
    input: { text: '<p title="Grüße">Café &amp; 日本</p>' },
    options: { nonAscii: true, named: true, hex: true, keepMarkup: true },
    output: '<p title="Gr&uuml;&szlig;e">Caf&eacute; &amp; &#x65E5;&#x672C;</p>',
  },
]
