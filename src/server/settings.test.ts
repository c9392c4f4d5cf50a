import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

function read(environment: Record<string, string> = {}) {
  return readSettings(environment, '/srv/textwright')
}

test('has defaults for everything', () => {
  expect(read()).toMatchObject({
    host: '127.0.0.1',
    port: 4173,
    logsRequests: true,
    dataFolder: '/srv/textwright/data',
    databaseUrl: undefined,
    form: { project: undefined, isActive: true, messagesPerMinute: 10, allowedOrigins: [] },
    keepDays: undefined,
    mail: undefined,
  })
})

test('treats an empty variable as unset', () => {
  const names = [
    'HOST',
    'PORT',
    'LOG',
    'DATA_DIR',
    'DATABASE_URL',
    'FORM_RATE_LIMIT',
    'SMTP_URL',
    'CONTACT_TO',
    'MESSAGES_KEEP_DAYS',
  ]
  const blank = Object.fromEntries(names.map((name, index) => [name, index % 2 === 0 ? '' : ' ']))
  expect(read(blank)).toEqual(read())
})

test('reads every setting', () => {
  expect(
    read({
      HOST: '::',
      PORT: '0',
      LOG: 'off',
      DATA_DIR: '/var/lib/textwright',
      DATABASE_URL: 'postgresql://user:secret@/textwright?host=/run/postgresql',
      FORM_PROJECT: 'mine',
      FORM_ACTIVE: 'no',
      FORM_RATE_LIMIT: '3',
      FORM_ALLOWED_ORIGINS: 'https://a.example, http://b.example:8080',
      MESSAGES_KEEP_DAYS: '90',
      SMTP_URL: 'smtps://user:secret@mail.example:465',
      CONTACT_TO: 'owner@example.org',
    }),
  ).toMatchObject({
    host: '::',
    port: 0,
    logsRequests: false,
    dataFolder: '/var/lib/textwright',
    databaseUrl: 'postgresql://user:secret@/textwright?host=/run/postgresql',
    form: {
      project: 'mine',
      isActive: false,
      messagesPerMinute: 3,
      allowedOrigins: ['https://a.example', 'http://b.example:8080'],
    },
    keepDays: 90,
    mail: { server: 'smtps://user:secret@mail.example:465', to: 'owner@example.org', from: 'Textwright' },
  })
})

describe('an invalid setting throws one sentence', () => {
  const networks =
    'a comma-separated list of IP addresses, networks like 10.0.0.0/8, and the names loopback and private'

  test.each([
    [{ PORT: 'http' }, 'PORT is “http”, but it must be a whole number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT is “-1”, but it must be a whole number from 0 to 65535.'],
    [{ PORT: '65536' }, 'PORT is “65536”, but it must be a whole number from 0 to 65535.'],
    [{ PORT: '80.5' }, 'PORT is “80.5”, but it must be a whole number from 0 to 65535.'],
    [{ METRICS_PORT: '4173' }, 'METRICS_PORT and PORT must be different.'],
    [{ LOG: 'no' }, 'LOG is “no”, but it must be on or off.'],
    [{ FORM_ACTIVE: '0' }, 'FORM_ACTIVE is “0”, but it must be yes or no.'],
    [{ FORM_RATE_LIMIT: '0' }, 'FORM_RATE_LIMIT is “0”, but it must be a whole number from 1 to 1000000.'],
    [{ FORM_RATE_LIMIT: '1e3' }, 'FORM_RATE_LIMIT is “1e3”, but it must be a whole number from 1 to 1000000.'],
    [{ MESSAGES_KEEP_DAYS: '-1' }, 'MESSAGES_KEEP_DAYS is “-1”, but it must be a whole number from 1 to 36500.'],
    [
      { FORM_ALLOWED_ORIGINS: 'https://a.example/contact' },
      'FORM_ALLOWED_ORIGINS is “https://a.example/contact”, but it must be a comma-separated list of origins like https://example.com.',
    ],
    [
      { FORM_ALLOWED_ORIGINS: '*' },
      'FORM_ALLOWED_ORIGINS is “*”, but it must be a comma-separated list of origins like https://example.com.',
    ],
    [{ TRUST_PROXY: '1' }, `TRUST_PROXY is “1”, but it must be ${networks}.`],
    [{ TRUST_PROXY: 'loopback, 10.0.0.0/33' }, `TRUST_PROXY is “10.0.0.0/33”, but it must be ${networks}.`],
    [{ TRUST_PROXY: '::1/x' }, `TRUST_PROXY is “::1/x”, but it must be ${networks}.`],
    [
      { DATABASE_URL: 'mysql://user:secret@db.example/textwright' },
      'DATABASE_URL must be an address like postgresql://user:password@db.example.com:5432/textwright.',
    ],
    [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL is set, but CONTACT_TO is missing.'],
    [{ CONTACT_TO: 'a@b.example' }, 'CONTACT_TO is set, but SMTP_URL is missing.'],
    [
      { SMTP_URL: 'https://user:secret@mail.example', CONTACT_TO: 'a@b.example' },
      'SMTP_URL must be an address like smtps://user:password@mail.example.com:465.',
    ],
    [
      { SMTP_URL: 'smtp://mail.example', CONTACT_TO: 'a@b.example, c@d.example' },
      'CONTACT_TO is “a@b.example, c@d.example”, but it must be one email address.',
    ],
  ])('%o', (environment, sentence) => {
    expect(() => read(environment as Record<string, string>)).toThrow(sentence)
  })
})

describe('trusted proxies', () => {
  test.each([
    ['', '127.0.0.1', false],
    ['loopback', '127.0.0.1', true],
    ['loopback', '127.9.9.9', true],
    ['loopback', '::1', true],
    ['loopback', '10.0.0.1', false],
    ['private', '172.17.0.1', true],
    ['private', '172.32.0.1', false],
    ['private', 'fd12::1', true],
    ['192.0.2.7', '192.0.2.7', true],
    ['192.0.2.7', '192.0.2.8', false],
    ['loopback, 192.0.2.0/24', '192.0.2.8', true],
    ['2001:db8::/32', '2001:db8:1::1', true],
  ])('TRUST_PROXY=%s and %s: %s', (value, address, isTrusted) => {
    const { trustedProxies } = read({ TRUST_PROXY: value })
    expect(trustedProxies.check(address, address.includes(':') ? 'ipv6' : 'ipv4')).toBe(isTrusted)
  })
})

describe('a build without an origin', () => {
  const built = { origin: 'http://origin.invalid', base: '/base.invalid', email: undefined }
  const readSite = (environment: Record<string, string>) => readSettings(environment, '/', built).site

  test.each([
    [{}, { origin: 'http://127.0.0.1:4173', base: '', email: undefined }],
    [{ BASE_PATH: '/a/b/' }, { origin: 'http://127.0.0.1:4173', base: '/a/b', email: undefined }],
    [{ BASE_PATH: '/' }, { origin: 'http://127.0.0.1:4173', base: '', email: undefined }],
    [{ SITE_ORIGIN: 'https://example.com/a/b' }, { origin: 'https://example.com', base: '/a/b', email: undefined }],
    [
      { SITE_ORIGIN: 'https://example.com', BASE_PATH: '/~me' },
      { origin: 'https://example.com', base: '/~me', email: undefined },
    ],
    [
      { SITE_ORIGIN: 'https://example.com/a/', BASE_PATH: '/a' },
      { origin: 'https://example.com', base: '/a', email: undefined },
    ],
    [{ SITE_ORIGIN: 'https://Example.com:443/' }, { origin: 'https://example.com', base: '', email: undefined }],
    [{ SITE_ORIGIN: 'http://[::1]:8080' }, { origin: 'http://[::1]:8080', base: '', email: undefined }],
    [{ CONTACT_EMAIL: 'hello@example.com' }, { origin: 'http://127.0.0.1:4173', base: '', email: 'hello@example.com' }],
  ])('takes them from %j', (environment, expected) => {
    expect(readSite(environment)).toEqual(expected)
  })

  test.each([
    'example.com',
    'https://example.com/a b',
    'https://example.com/a?b',
    'https://user@example.com',
    'https://a"b.example',
  ])('rejects SITE_ORIGIN=%s in one sentence', (value) => {
    const sentence = `SITE_ORIGIN is “${value}”, but it must be an address like https://example.com or https://example.com/text.`
    expect(() => readSite({ SITE_ORIGIN: value })).toThrow(sentence)
  })

  test.each(['text', '//a', '/a//b', '/a/../b', '/.', '/a b', '/a"b', '/a?b', 'https://example.com/a'])(
    'rejects BASE_PATH=%s in one sentence',
    (value) =>
      expect(() => readSite({ BASE_PATH: value })).toThrow(
        `BASE_PATH is “${value}”, but it must be a path like /text.`,
      ),
  )

  test('takes its words', () => {
    const environment = {
      SITE_NAME: 'Ann & “Bob”',
      SITE_TAGLINE: 'Tools for words.',
      SITE_AUTHOR: 'Ann',
      SITE_AUTHOR_URL: 'https://ann.example',
      SITE_SHARE_IMAGE: 'https://ann.example/share.png',
    }
    expect(readSite(environment).words).toEqual({
      name: 'Ann & “Bob”',
      tagline: 'Tools for words.',
      author: 'Ann',
      authorUrl: 'https://ann.example/',
      shareImage: 'https://ann.example/share.png',
    })
    expect(readSite({ SITE_NAME: ' ' }).words).toBeUndefined()
  })

  test.each([
    [{ SITE_NAME: 'a\nb' }, 'SITE_NAME is “a\nb”, but it must be one line of at most 40 characters.'],
    [
      { SITE_TAGLINE: 'a'.repeat(121) },
      `SITE_TAGLINE is “${'a'.repeat(121)}”, but it must be one line of at most 120 characters.`,
    ],
    [
      { SITE_AUTHOR_URL: 'javascript:alert(1)' },
      'SITE_AUTHOR_URL is “javascript:alert(1)”, but it must be a web address like https://example.com/page.',
    ],
    [
      { SITE_SHARE_IMAGE: '/share.png' },
      'SITE_SHARE_IMAGE is “/share.png”, but it must be a web address like https://example.com/page.',
    ],
  ])('rejects other words: %j', (environment, sentence) => expect(() => readSite(environment)).toThrow(sentence))

  test('rejects two different paths in one sentence', () => {
    expect(() => readSite({ SITE_ORIGIN: 'https://example.com/a', BASE_PATH: '/b' })).toThrow(
      'SITE_ORIGIN has the path /a, but BASE_PATH is “/b”: set only one of them.',
    )
  })

  test('rejects an invalid address', () => {
    expect(() => readSite({ CONTACT_EMAIL: 'hello' })).toThrow(
      'CONTACT_EMAIL is “hello”, but it must be one email address.',
    )
  })
})

describe('a build for one origin', () => {
  const built = { origin: 'https://example.com', base: '/text', email: 'josé@example.com' }
  const readSite = (environment: Record<string, string>) => readSettings(environment, '/', built).site

  test.each([{}, { SITE_ORIGIN: 'https://example.com/text/', CONTACT_EMAIL: 'josé@example.com' }])(
    'keeps its values with %j',
    (environment) => {
      expect(readSite(environment)).toEqual(built)
    },
  )

  const remedy =
    'Build again with the same value, or without SITE_ORIGIN, BASE_PATH and CONTACT_EMAIL to choose them here.'

  test.each([
    [
      { SITE_ORIGIN: 'https://b.example' },
      'SITE_ORIGIN is “https://b.example”, but this build was made for “https://example.com”.',
    ],
    [{ BASE_PATH: '/' }, 'BASE_PATH is “/”, but this build was made for “/text”.'],
    [{ SITE_ORIGIN: 'https://example.com/b' }, 'BASE_PATH is “/b”, but this build was made for “/text”.'],
    [
      { CONTACT_EMAIL: 'b@b.example' },
      'CONTACT_EMAIL is “b@b.example”, but this build was made for “josé@example.com”.',
    ],
  ])('rejects other values: %j', (environment, sentence) => {
    expect(() => readSite(environment)).toThrow(`${sentence} ${remedy}`)
  })

  test('rejects words that are not those of the build', () => {
    expect(() => readSite({ SITE_NAME: 'Ann' })).toThrow(
      'The name and looks of the site are part of this build. Build again with the same ones, or without SITE_ORIGIN.',
    )
    const named = { ...built, words: { name: 'Ann' } }
    expect(readSettings({ SITE_NAME: 'Ann' }, '/', named).site).toEqual(named)
    expect(readSettings({}, '/', named).site).toEqual(named)
  })

  test('rejects an address if the build has none', () => {
    const other = { ...built, email: undefined }
    expect(() => readSettings({ CONTACT_EMAIL: 'b@b.example' }, '/', other)).toThrow(
      `CONTACT_EMAIL is “b@b.example”, but this build was made without it. ${remedy}`,
    )
  })
})
