import { addBase } from '#config/base-path.ts'
import {
  defaultAuthor,
  placeholderWords,
  placeholderWordsJson,
  productName,
  type SiteWords,
} from '#config/site-words.ts'
import { defaultTagline } from '#config/tagline.ts'
import { toolCount } from '#services/content-service/pages.ts'

type Escape = (text: string) => string

/** For text and attributes of HTML and XML. */
const escapeMarkup: Escape = (text) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`)

/** For the inside of a JSON string, also in a script element. */
const escapeJson: Escape = (text) => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c')

const escapeMarkdown: Escape = (text) => text.replaceAll(/[\\[\]*_`<#]/g, '\\$&')

const structuredData = /(?<=<script type="application\/ld\+json">).*?(?=<\/script>)/gs

const drawnImage = /<meta property="og:image" content="[^"]*\/share(?:\/[\w/-]+)?\.png"\/>/

/** Replaces the images that show our name. */
function replaceImages(html: string, image: string | undefined): string {
  if (!drawnImage.test(html)) return html
  const address = image === undefined ? undefined : escapeMarkup(image)
  const tag = (attribute: string) => (address === undefined ? '' : `<meta ${attribute} content="${address}"/>`)
  return html
    .replaceAll(/<meta (?:property="og:image:\w+"|name="twitter:image:alt") content="[^"]*"\/>/g, '')
    .replace(drawnImage, () => tag('property="og:image"'))
    .replace(/<meta name="twitter:image" content="[^"]*"\/>/, () => tag('name="twitter:image"'))
    .replace(/(?<=<meta name="twitter:card" content=")\w+/, image === undefined ? 'summary' : '$&')
    .replaceAll(/"image":"[^"]*\/share\/[^"]*\.png",/g, () =>
      image === undefined ? '' : `"image":"${escapeJson(image)}",`,
    )
}

interface Words {
  readonly base: string
  readonly words?: SiteWords | undefined
}

/** Replaces the placeholders of the words in a file, escaped for where they stand. */
export function fillWords(text: string, { base, words = {} }: Words, file: string): string {
  const name = words.name ?? productName
  const values: readonly (readonly [string, string])[] = [
    [placeholderWords.name, name],
    [placeholderWords.tagline, words.tagline ?? defaultTagline(toolCount)],
    [placeholderWords.authorUrl, words.authorUrl ?? addBase('/about', base)],
    [placeholderWords.author, words.author ?? defaultAuthor(name)],
    [placeholderWordsJson, Object.keys(words).length === 0 ? '' : JSON.stringify(words)],
  ]
  const fill = (part: string, escape: Escape) =>
    values.reduce((filled, [placeholder, value]) => filled.replaceAll(placeholder, () => escape(value)), part)
  if (file.endsWith('.webmanifest')) return fill(text, escapeJson)
  if (file.endsWith('.txt')) return fill(text, escapeMarkdown)
  const html = name !== productName || words.shareImage !== undefined ? replaceImages(text, words.shareImage) : text
  return fill(
    html.replaceAll(structuredData, (json) => fill(json, escapeJson)),
    escapeMarkup,
  )
}
