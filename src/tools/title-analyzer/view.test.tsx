import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import TitleAnalyzer from './view.tsx'

test('shows no form and feeling while there is no title', () => {
  const html = renderToStaticMarkup(<TitleAnalyzer id="title-analyzer" />)
  expect(html).toContain('<dt>Form</dt><dd>–</dd>')
  expect(html).toContain('<dt>Feeling</dt><dd>–</dd>')
})
