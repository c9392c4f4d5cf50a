import { choice } from '#core/tool/define-options.ts'
import { commaSeparated, defineTool } from '#core/tool/tool.ts'

export const tool = defineTool({
  name: 'HTML Encoder',
  summary: 'Escape & < > and quotes for HTML, or decode every named and numeric character reference.',
  purpose: 'Escape or decode text for HTML.',
  category: 'Encoders & Decoders',
  menu: 'Encoders & Decoders',
  order: 30,
  icon: '&;',
  keywords: commaSeparated(`
    html, entities, html entities, character references, escape, unescape, decode, &amp;, &lt;, &quot;, &nbsp;,
    ampersand, special characters, xml, htmlspecialchars, htmlentities, escape tags, non-breaking space
  `),
  nearestFor: ['Markdown', 'MD to HTML', 'HTML preview', 'HTML formatter', 'XML formatter'],
  next: ['text-cleaner'],
  inputs: {
    text: { kind: 'text', label: 'Your text', placeholder: 'Type or paste text or HTML, or drop a file here' },
  },
  options: {
    direction: choice('Direction', { encode: 'Encode', decode: 'Decode' }),
    nonAscii: { kind: 'flag', label: 'Encode non-ASCII characters too', initial: false },
    named: { kind: 'flag', label: 'Use names such as &eacute; for them', initial: false },
    hex: { kind: 'flag', label: 'Use hexadecimal numbers such as &#xE9;', initial: false },
    keepMarkup: { kind: 'flag', label: 'Keep tags: leave & < > and quotes as they are', initial: false },
    keepReferences: { kind: 'flag', label: 'Keep references such as &amp;', initial: false },
  },
  result: 'text',
  lineByLine: {},
  copiedMessage: 'Copied to clipboard!',
  examples: [
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
  ],
})
