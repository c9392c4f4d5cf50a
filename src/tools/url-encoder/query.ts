import { isAbsoluteUrl, type Fields } from './problems.ts'

/** In a script element, `</script>` and `<!--` would be read as HTML. JavaScript escapes mean the same in JSON. */
function escapeForScript(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Leaves out the properties without a value. */
function present(properties: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== ''))
}

function named(type: string, property: string, name: string): object {
  return name === '' ? {} : { [property]: { '@type': type, name } }
}

/** Returns the JSON-LD element for these fields, which have been checked. */
export function structuredDataTag({ schema, ...fields }: Fields): string {
  const address = fields.canonical || fields.url
  const url = isAbsoluteUrl(address) ? address : ''
  const { description, image } = fields
  const inLanguage = fields.locale.replace('_', '-')
  const data =
    schema === 'article'
      ? {
          '@type': 'Article',
          ...present({ headline: fields.title, description, mainEntityOfPage: url, image, inLanguage }),
          ...present({ datePublished: fields.published }),
          ...named('Person', 'author', fields.author),
          ...named('Organization', 'publisher', fields.siteName),
        }
      : {
          '@type': 'WebPage',
          ...present({ name: fields.title, description, url, image, inLanguage }),
          ...named('WebSite', 'isPartOf', fields.siteName),
        }
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }, null, 2)
  return `<script type="application/ld+json">\n${escapeForScript(json)}\n</script>`
}
