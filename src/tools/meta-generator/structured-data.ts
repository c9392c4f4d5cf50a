import { isAbsoluteUrl, type Fields } from './problems.ts'

/** In a script element, `</script>` and `<!--` would be read as HTML. JavaScript escapes mean the same in JSON. */
function escapeForScript(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

/** Returns the JSON-LD element for these fields, which have been checked. */
export function structuredDataTag({ schema, title, description, image, siteName, ...fields }: Fields): string {
  const address = fields.canonical || fields.url
  const url = isAbsoluteUrl(address) ? address : ''
  const inLanguage = fields.locale.replace('_', '-')
  const named = (type: string, name: string) => name && { '@type': type, name }
  const data =
    schema === 'article'
      ? {
          '@type': 'Article',
          headline: title,
          description,
          mainEntityOfPage: url,
          image,
          inLanguage,
          datePublished: fields.published,
          dateModified: fields.modified,
          author: named('Person', fields.author),
          publisher: named('Organization', siteName),
        }
      : { '@type': 'WebPage', name: title, description, url, image, inLanguage, isPartOf: named('WebSite', siteName) }
  // Properties without a value are left out.
  const leaveOutEmpty = (_name: string, value: unknown) => (value === '' ? undefined : value)
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }, leaveOutEmpty, 2)
  return `<script type="application/ld+json">\n${escapeForScript(json)}\n</script>`
}
