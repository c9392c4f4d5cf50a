import { addBase, removeBase } from './base-path.ts'
import { defaultAuthor, placeholderWords, placeholderWordsJson, productName, type SiteWords } from './site-words.ts'

declare global {
  interface ImportMetaEnv {
    /** Validated and set by the build. */
    readonly SITE_ORIGIN: string | undefined
    readonly BASE_PATH: string | undefined
    /** `SiteWords` as JSON. */
    readonly SITE_WORDS: string | undefined
    readonly SOURCE_URL: string | undefined
    readonly CONTACT_EMAIL: string | undefined
  }
}

/** Stands for the origin in a build without SITE_ORIGIN. The server replaces it when it starts. */
export const placeholderOrigin = 'http://origin.invalid'

/** Stands for the base path in a build without SITE_ORIGIN and BASE_PATH. */
export const placeholderBase = '/base.invalid'

/** Stands for the owner's address in a build without SITE_ORIGIN and CONTACT_EMAIL. */
export const placeholderEmail = 'contact@origin.invalid'

/** Part of the version of each page in the service worker. Replaced by a hash of what is filled in. */
export const placeholderVersion = 'version@origin.invalid'

/** The origin of a server without SITE_ORIGIN. */
export const localOrigin = 'http://127.0.0.1:4173'

function findOrigin(): string {
  // Scripts read it from the page, so that they are the same for every origin. Pages of the development server lack it.
  if (!import.meta.env.SSR) return document.documentElement.dataset['origin'] ?? location.origin
  return import.meta.env.SITE_ORIGIN ?? (import.meta.env.PROD ? placeholderOrigin : localOrigin)
}

const origin = findOrigin()

function findBase(): string {
  if (!import.meta.env.SSR) return document.documentElement.dataset['base'] ?? ''
  return import.meta.env.BASE_PATH ?? (origin === placeholderOrigin ? placeholderBase : '')
}

const base = findBase()

/** The words as JSON, in `<html data-words>`. Empty if all are the defaults. */
export const siteWordsJson = import.meta.env.SSR
  ? (import.meta.env.SITE_WORDS ?? (origin === placeholderOrigin ? placeholderWordsJson : ''))
  : (document.documentElement.dataset['words'] ?? '')

function findWords(): SiteWords {
  // Scripts never see the placeholders.
  if (import.meta.env.SSR && siteWordsJson === placeholderWordsJson) return placeholderWords
  return siteWordsJson === '' ? {} : (JSON.parse(siteWordsJson) as SiteWords)
}

const words = findWords()
const name = words.name ?? productName

/** The site's name and other facts about it. They are not repeated anywhere else. */
export const site = {
  name,
  /** Whether the images that the build draws show another name. */
  hasOwnName: name !== productName && !(import.meta.env.SSR && name === placeholderWords.name),
  /** Undefined for the one that says how many tools there are. */
  tagline: words.tagline,
  shareImage: words.shareImage,
  logo: words.logo,
  links: words.links ?? [],
  description:
    'Free text tools for writers, students and developers. They run in your browser: ' +
    'no upload, no request with your text, no account.',
  /** The language of the site, in Open Graph's format. */
  locale: 'en_GB',
  origin,
  /** The path of the site on its host, without a slash at its end. */
  base,
  /** The public address of the site, without a slash at its end. */
  address: origin + base,
  /** Address of the source code, if the build was given one. */
  sourceUrl: import.meta.env.SOURCE_URL,
  /** The owner's address. A site without a contact form has one. */
  email: import.meta.env.CONTACT_EMAIL,
  /** How soon we reply to a message. */
  responseTime: '24-48 hours',
  author: { name: words.author ?? defaultAuthor(name), url: words.authorUrl ?? addBase('/about', base) },
} as const

/** Returns the path on the host of a path within the site. */
export function withBase(path: string): string {
  return addBase(path, site.base)
}

/** Returns the path within the site of a path on the host, or undefined outside the site. */
export function withoutBase(path: string): string | undefined {
  return removeBase(path, site.base)
}
