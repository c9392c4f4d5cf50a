import { addBase } from '#config/base-path.ts'
import { linkLogo, logoIcon } from '#config/own-icons.ts'
import {
  defaultAuthor,
  type FooterLink,
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

/** Repeats the element around the placeholder of a link for each link. */
function fillLinks(html: string, links: readonly FooterLink[] = []): string {
  const [{ name, address }] = placeholderWords.links
  return html.replaceAll(new RegExp(`<li><a href="${address}"[^>]*>${name}</a></li>`, 'g'), (item) =>
    links
      .map((link) =>
        item.replace(address, () => escapeMarkup(link.address)).replace(name, () => escapeMarkup(link.name)),
      )
      .join(''),
  )
}

/** Shows the owner's logo, or none. React adds a preload link for it. */
function fillLogo(html: string, logo: string | undefined, base: string): string {
  if (logo === undefined)
    return html.replaceAll(new RegExp(`<(?:img|link) [^>]*${placeholderWords.logo}"[^>]*>`, 'g'), '')
  return linkLogo(html.replaceAll(placeholderWords.logo, logo), logo, base)
}

/** Returns the web app manifest with the owner's logo. */
function useLogo(manifest: string, logo: string | undefined): string {
  if (logo === undefined) return manifest
  const { shortcuts, ...rest } = JSON.parse(manifest) as { readonly shortcuts: readonly object[] }
  const icons = [logoIcon(logo)]
  return JSON.stringify({ ...rest, icons, shortcuts: shortcuts.map((shortcut) => ({ ...shortcut, icons })) })
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
  if (file.endsWith('.webmanifest')) return useLogo(fill(text, escapeJson), words.logo)
  if (file.endsWith('.txt')) return fill(text, escapeMarkdown)
  const withImages =
    name !== productName || words.shareImage !== undefined ? replaceImages(text, words.shareImage) : text
  const html = fillLogo(fillLinks(withImages, words.links), words.logo, base)
  return fill(
    html.replaceAll(structuredData, (json) => fill(json, escapeJson)),
    escapeMarkup,
  )
}
