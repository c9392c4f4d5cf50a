import { BlockList, isIP } from 'node:net'
import { resolve } from 'node:path'
import { InputError } from '#core/tool/input-error.ts'
import { placeholderWordsJson, productName, type SiteWords } from '#config/site-words.ts'
import { localOrigin, placeholderBase, placeholderOrigin, site, siteWordsJson } from '#config/site.ts'
import { isEmailAddress } from '#services/inbox/email-address.ts'
import { invalidDatabaseUrl } from '#services/inbox/inbox.ts'
import type { MailSettings } from '#services/inbox/mail.ts'
import { parseSiteAddress, read, readLogo, readSiteAddress, readSiteWords } from '#scripts/site-settings.js'
import type { SiteValues } from './run-folder.ts'

export interface Settings {
  readonly host: string
  readonly port: number
  readonly logsRequests: boolean
  /** Where metrics are served. Undefined if they are not. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined
  readonly dataFolder: string
  /** PostgreSQL database for the inbox; undefined uses a file in the data folder. */
  readonly databaseUrl: string | undefined
  /** The site's origin and its owner's address: from the build, or filled in by the server. */
  readonly site: SiteValues
  /** Proxies whose `X-Forwarded-For` header is trusted. */
  readonly trustedProxies: BlockList
  readonly form: FormSettings
  /** Days after which messages are deleted; undefined keeps them forever. */
  readonly keepDays: number | undefined
  /** Undefined if messages are not forwarded. */
  readonly mail: MailSettings | undefined
}

export interface FormSettings {
  readonly project: string | undefined
  readonly isActive: boolean
  readonly messagesPerMinute: number
  readonly allowedOrigins: readonly string[]
}

type Environment = Readonly<Record<string, string | undefined>>

function invalidSetting(name: string, value: string, expected: string): InputError {
  return new InputError(`${name} is “${value}”, but it must be ${expected}.`)
}

interface Range {
  readonly min: number
  readonly max: number
}

function readWholeNumber(environment: Environment, name: string, { min, max }: Range): number | undefined {
  const value = read(environment, name)
  if (value === undefined) return undefined
  if (/^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value)
  throw invalidSetting(name, value, `a whole number from ${String(min)} to ${String(max)}`)
}

function readBoolean(environment: Environment, name: string, [on, off]: readonly [string, string]): boolean {
  const value = read(environment, name) ?? on
  if (value !== on && value !== off) throw invalidSetting(name, value, `${on} or ${off}`)
  return value === on
}

function readList(environment: Environment, name: string): string[] {
  return (
    read(environment, name)
      ?.split(/[\s,]+/)
      .filter((item) => item !== '') ?? []
  )
}

function parseOrigin(value: string): string | undefined {
  const address = parseSiteAddress(value)
  return address?.base === '' ? address.origin : undefined
}

function differentBuild(name: string, value: string, built: string | undefined): InputError {
  return new InputError(
    `${name} is “${value}”, but this build was made ${built === undefined ? 'without it' : `for “${built}”`}. ` +
      'Build again with the same value, or without SITE_ORIGIN, BASE_PATH and CONTACT_EMAIL to choose them here.',
  )
}

function readChosenSite(environment: Environment) {
  try {
    return { ...readSiteAddress(environment), words: readSiteWords(environment), logo: readLogo(environment) }
  } catch (error) {
    throw new InputError((error as Error).message)
  }
}

/** Reads what the server fills into the pages of a build that was made without these variables. */
function readSite(environment: Environment, built: SiteValues): SiteValues {
  const { origin, base, words, logo } = readChosenSite(environment)
  const email = read(environment, 'CONTACT_EMAIL')
  const isForAnyOrigin = built.origin === placeholderOrigin
  const builtJson = JSON.stringify(built.words)
  if (!isForAnyOrigin && words && JSON.stringify(words) !== builtJson) {
    throw new InputError(
      'The name and looks of the site are part of this build. Build again with the same ones, or without SITE_ORIGIN.',
    )
  }
  if (!isForAnyOrigin && origin !== undefined && origin !== built.origin) {
    throw differentBuild('SITE_ORIGIN', origin, built.origin)
  }
  const isForAnyBase = built.base === placeholderBase
  if (!isForAnyBase && base !== undefined && base !== built.base) {
    throw differentBuild('BASE_PATH', base || '/', built.base || '/')
  }
  if (email !== undefined && email !== built.email) {
    if (!isForAnyOrigin || built.email !== undefined) throw differentBuild('CONTACT_EMAIL', email, built.email)
    if (!isEmailAddress(email)) throw invalidSetting('CONTACT_EMAIL', email, 'one email address')
  }
  return {
    origin: isForAnyOrigin ? (origin ?? localOrigin) : built.origin,
    base: isForAnyBase ? (base ?? '') : built.base,
    email: email ?? built.email,
    words: words ?? built.words,
    logo,
  }
}

function readOrigins(environment: Environment, name: string): string[] {
  return readList(environment, name).map((value) => {
    const origin = parseOrigin(value)
    if (origin !== undefined) return origin
    throw invalidSetting(name, value, 'a comma-separated list of origins like https://example.com')
  })
}

const namedNetworks: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fe80::/10'],
}

function readNetworks(environment: Environment, name: string): BlockList {
  const networks = new BlockList()
  for (const value of readList(environment, name)) {
    for (const network of namedNetworks[value] ?? [value]) {
      const [address = '', bits] = network.split('/')
      const family = isIP(address)
      const maxPrefix = family === 4 ? 32 : 128
      const prefix = bits === undefined ? maxPrefix : Number(/^\d{1,3}$/.test(bits) ? bits : NaN)
      if (family === 0 || !(prefix <= maxPrefix)) {
        throw invalidSetting(
          name,
          value,
          'a comma-separated list of IP addresses, networks like 10.0.0.0/8, and the names loopback and private',
        )
      }
      networks.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6')
    }
  }
  return networks
}

function readPort(environment: Environment): number {
  return readWholeNumber(environment, 'PORT', { min: 0, max: 65_535 }) ?? 4173
}

function readMetrics(environment: Environment): Settings['metrics'] {
  const port = readWholeNumber(environment, 'METRICS_PORT', { min: 1, max: 65_535 })
  if (port !== undefined && port === readPort(environment)) {
    throw new InputError('METRICS_PORT and PORT must be different.')
  }
  return port === undefined ? undefined : { host: read(environment, 'METRICS_HOST') ?? '127.0.0.1', port }
}

function readMail(environment: Environment, from: string): MailSettings | undefined {
  const server = read(environment, 'SMTP_URL')
  const to = read(environment, 'CONTACT_TO')
  if (server === undefined && to === undefined) return undefined
  if (server === undefined) throw new InputError('CONTACT_TO is set, but SMTP_URL is missing.')
  if (to === undefined) throw new InputError('SMTP_URL is set, but CONTACT_TO is missing.')
  const url = URL.canParse(server) ? new URL(server) : undefined
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    // The value contains a password, so the message does not repeat it.
    throw new InputError('SMTP_URL must be an address like smtps://user:password@mail.example.com:465.')
  }
  if (!isEmailAddress(to)) throw invalidSetting('CONTACT_TO', to, 'one email address')
  return { server, to, from }
}

/** Returns the inbox's folder: DATA_DIR, or `data` in the project. */
export function readDataFolder(environment: Environment, project: string): string {
  const value = read(environment, 'DATA_DIR')
  return value === undefined ? resolve(project, 'data') : resolve(value)
}

/** Only checks the start: `pg` accepts addresses that are not valid URLs, for example without a host. */
export function readDatabaseUrl(environment: Environment): string | undefined {
  const value = read(environment, 'DATABASE_URL')
  if (value === undefined || /^postgres(?:ql)?:\/\//.test(value)) return value
  throw invalidDatabaseUrl()
}

const builtWords =
  siteWordsJson === '' || siteWordsJson === placeholderWordsJson ? undefined : (JSON.parse(siteWordsJson) as SiteWords)
const builtSite: SiteValues = { origin: site.origin, base: site.base, email: site.email, words: builtWords }

/** Reads the server's settings from environment variables. Throws an `InputError` for an invalid value. */
export function readSettings(environment: Environment, project: string, built: SiteValues = builtSite): Settings {
  const siteValues = readSite(environment, built)
  return {
    host: read(environment, 'HOST') ?? '127.0.0.1',
    port: readPort(environment),
    logsRequests: readBoolean(environment, 'LOG', ['on', 'off']),
    metrics: readMetrics(environment),
    dataFolder: readDataFolder(environment, project),
    databaseUrl: readDatabaseUrl(environment),
    site: siteValues,
    trustedProxies: readNetworks(environment, 'TRUST_PROXY'),
    form: {
      project: read(environment, 'FORM_PROJECT'),
      isActive: readBoolean(environment, 'FORM_ACTIVE', ['yes', 'no']),
      messagesPerMinute: readWholeNumber(environment, 'FORM_RATE_LIMIT', { min: 1, max: 1_000_000 }) ?? 10,
      allowedOrigins: readOrigins(environment, 'FORM_ALLOWED_ORIGINS'),
    },
    keepDays: readWholeNumber(environment, 'MESSAGES_KEEP_DAYS', { min: 1, max: 36_500 }),
    mail: readMail(environment, siteValues.words?.name ?? productName),
  }
}
