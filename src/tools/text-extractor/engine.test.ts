import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type OptionValues } from '#core/tool/options.ts'
import { processorTime } from '#test/processor-time.ts'
import { inputErrorOf, testTool } from '#test/test-tool.ts'
import { engine } from './engine.ts'
import { type Kind, tool } from './tool.ts'

type Options = Partial<OptionValues<typeof tool.options>>

const { run } = testTool(tool, engine)

function extract(kind: Kind, text: string): readonly string[] {
  return run(text, { kind }).items
}

describe('emails', () => {
  test.each<[string, string[]]>([
    ['', []],
    ['@', []],
    ['a@', []],
    ['@b.co', []],
    ['a@b', []],
    ['a@b.co', ['a@b.co']],
    ['b@x.co a@x.co b@x.co', ['b@x.co', 'a@x.co']],
    ['A@x.co a@x.co', ['A@x.co', 'a@x.co']],
    ['Write to ann@example.com.', ['ann@example.com']],
    ['(ann@example.com), ann.b+c@mail.example.co.uk!', ['ann@example.com', 'ann.b+c@mail.example.co.uk']],
    ['mailto:a@b.co', ['a@b.co']],
    ['sales@acme.com.More text, a@x.co.uk.See b@x.co', ['sales@acme.com', 'a@x.co.uk', 'b@x.co']],
    [
      'Ann@Mail.Acme.Com ANN@MAIL.ACME.COM ann@Acme.com a@b.Com',
      ['Ann@Mail.Acme.Com', 'ANN@MAIL.ACME.COM', 'ann@Acme.com', 'a@b.Com'],
    ],
    ['image@2x.png icon@3x.SVG a@b.co.png react@18.2.0', []],
    ['a@b.co image@2x.png,c@d.co', ['a@b.co', 'c@d.co']],
    // A password is not an address.
    ['postgres://admin:hunter2@db.example.com:5432/x https://user:pw@example.com/', []],
    ['Mail:a@b.co', ['a@b.co']],
    ['<a@b.co>', ['a@b.co']],
    ['"Ann" <a@b.co>, Ben <b@b.co>;c@b.co', ['a@b.co', 'b@b.co', 'c@b.co']],
    ['a@b.co\r\nc@d.co', ['a@b.co', 'c@d.co']],
    ['a@b.co,c@d.co|e@f.co/g@h.co', ['a@b.co', 'c@d.co', 'e@f.co', 'g@h.co']],
    // Allowed by the standard.
    ["o'neil@example.com", ["o'neil@example.com"]],
    ["!#$%&'*+/=?^_`{|}~-a@example.com", ["!#$%&'*+/=?^_`{|}~-a@example.com"]],
    ['user+mailbox/department=shipping@example.com', ['user+mailbox/department=shipping@example.com']],
    ['a@a-b.example', ['a@a-b.example']],
    [`a@${'b'.repeat(63)}.co`, [`a@${'b'.repeat(63)}.co`]],
    // Not allowed by the standard.
    [`a@${'b'.repeat(64)}.co`, []],
    ['a@-b.co', []],
    ['a@b-.co', []],
    ['a@b..co', []],
    ['x..y@z.com', []],
    ['a@b_c.co', []],
    ['constructor@__proto__.co', []],
    // Quotes and other pairs of symbols around an address, and dots before it, are left out.
    ["'ann@b.co'", ['ann@b.co']],
    ["'o'neil@b.co'", ["o'neil@b.co"]],
    ['"ann@b.co"', ['ann@b.co']],
    ['`ann@b.co`', ['ann@b.co']],
    ['**ann@b.co** _ben@b.co_ |cleo@b.co| {dan@b.co}', ['ann@b.co', 'ben@b.co', 'cleo@b.co', 'dan@b.co']],
    ['_ann@b.co', ['_ann@b.co']],
    ['...ann@b.co', ['ann@b.co']],
    ["'@b.co '.@b.co", []],
    // Inside links.
    ['mailto:a@b.co?cc=c@d.co&bcc=e@f.co', ['a@b.co', 'c@d.co', 'e@f.co']],
    ['https://x.co/unsubscribe?list=2&email=ann@b.co', ['ann@b.co']],
    ['mailto:a@b.co?subject=Hi&cc=c@d.org', ['a@b.co', 'c@d.org']],
    ['mailto:a@b.co?subject=Hi:%20you&cc=c@d.org', ['a@b.co', 'c@d.org']],
    ['/unsubscribe?user[email]=ann@b.co', ['ann@b.co']],
    ['email=ann@x.com&name=Ann', ['ann@x.com']],
    ['bounce-ann=example.com@lists.org', ['bounce-ann=example.com@lists.org']],
    ['https://user@example.com/', []],
    // Text that looks like an address.
    ['react@18.2.0', []],
    ['ann@192.168.0.1', []],
    ['@ann@example.social', []],
    ['a@b@c.co', []],
    // Other scripts are allowed in the domain but not in the local part. A part of a local part is not an address.
    ['info@münchen.de', ['info@münchen.de']],
    ['info@пример.рф', ['info@пример.рф']],
    ['info@例え.テスト', ['info@例え.テスト']],
    ['info@xn--mnchen-3ya.de', ['info@xn--mnchen-3ya.de']],
    ['jörg@firma.de', []],
    ['連絡先info@example.jpまで', ['info@example.jp']],
    ['메일은 info@example.kr로', ['info@example.kr']],
    ['دعم:info@example.com، شكرا', ['info@example.com']],
    ['a@b.co😀c@d.co', ['a@b.co', 'c@d.co']],
  ])('%j contains %j', (text, emails) => {
    expect(extract('emails', text)).toEqual(emails)
  })
})

describe('URLs', () => {
  test.each<[string, string[]]>([
    ['', []],
    ['http://', []],
    ['https://.', []],
    ['ftp://a.co www.a.co a.co', []],
    ['http://a.co https://b.co http://a.co', ['http://a.co', 'https://b.co']],
    ['HTTPS://Example.com/A', ['HTTPS://Example.com/A']],
    ['http://localhost:3000/x?y=1#z', ['http://localhost:3000/x?y=1#z']],
    ['http://user:pass@a.co:8080/', ['http://user:pass@a.co:8080/']],
    ['http://127.0.0.1/a http://[2001:db8::1]:80/b', ['http://127.0.0.1/a', 'http://[2001:db8::1]:80/b']],
    ['http://my_host.a.co/', ['http://my_host.a.co/']],
    // Punctuation that ends a sentence is left out.
    ['https://a.co.', ['https://a.co']],
    ['https://a.co/b.', ['https://a.co/b']],
    ['https://a.co/b, https://a.co/c; https://a.co/d!', ['https://a.co/b', 'https://a.co/c', 'https://a.co/d']],
    ['(https://a.co/b)', ['https://a.co/b']],
    ['[https://a.co/b].', ['https://a.co/b']],
    ['<https://a.co/b>', ['https://a.co/b']],
    ['"https://a.co/b"', ['https://a.co/b']],
    ["'https://a.co/b'", ['https://a.co/b']],
    ['https://a.co/b.)]>"\'', ['https://a.co/b']],
    ['“https://a.co/b”, he said', ['https://a.co/b']],
    ['<a href="https://a.co/?b=1&amp;c=2">', ['https://a.co/?b=1&c=2']],
    ['https://a.co/b...', ['https://a.co/b']],
    ['https://a.co/b…', ['https://a.co/b']],
    ['https://a.co/?', ['https://a.co/']],
    ['**https://a.co/b**', ['https://a.co/b']],
    // Balanced brackets inside an address are included.
    ['https://a.co/b_(c)', ['https://a.co/b_(c)']],
    ['(see https://a.co/b_(c)).', ['https://a.co/b_(c)']],
    ['https://a.co/b_(c_(d))/e', ['https://a.co/b_(c_(d))/e']],
    ['https://a.co/b[1]=c', ['https://a.co/b[1]=c']],
    ['https://a.co/b(', ['https://a.co/b']],
    ['[one](https://a.co/b)[two](https://a.co/c)', ['https://a.co/b', 'https://a.co/c']],
    ["https://a.co/o'neil", ["https://a.co/o'neil"]],
    ['https://a.co/b,c;d', ['https://a.co/b,c;d']],
    // In code and tables, the character before an address also ends it.
    ["['https://a.co/b','https://a.co/c']", ['https://a.co/b', 'https://a.co/c']],
    ['ann,https://a.co/?id=0,62.5', ['https://a.co/?id=0']],
    ['https://a.co/b,https://a.co/c', ['https://a.co/b', 'https://a.co/c']],
    ['https://a.co,12', ['https://a.co']],
    ['href="https://a.co/b">b</a>', ['https://a.co/b']],
    ['{"u":"https://a.co/b\\n"}', ['https://a.co/b']],
    ['https://web.archive.org/web/2020/https://a.co/', ['https://web.archive.org/web/2020/https://a.co/']],
    ['https://a.co/{id}/b', ['https://a.co/{id}/b']],
    // Other scripts.
    ['https://münchen.de/straße?ö=ü', ['https://münchen.de/straße?ö=ü']],
    ['https://пример.рф/путь', ['https://пример.рф/путь']],
    ['https://例え.jp/パス。次', ['https://例え.jp/パス']],
    ['「https://a.jp/b」を見て', ['https://a.jp/b']],
    ['詳細はhttps://a.jpで', ['https://a.jp']],
    ['https://he.example/שלום, ו', ['https://he.example/שלום']],
    ['https://a.co/हिन्दी', ['https://a.co/हिन्दी']],
    ['https://a.co/e\u0301/😀', ['https://a.co/e\u0301/😀']],
    ['https://a.co/b\u00a0c\u200bd', ['https://a.co/b']],
    ['https://t.co/abc—it works', ['https://t.co/abc']],
    ['https://t.co—it works', ['https://t.co']],
    ['https://i❤.ws/a', ['https://i❤.ws/a']],
    ['https://a.👩‍💻x.ws:80 https://🇩🇪.to', ['https://a.👩‍💻x.ws:80', 'https://🇩🇪.to']],
    [
      'http://✪df.ws/123 and https://a.✪x.ws, http://➡.ws/䨹',
      ['http://✪df.ws/123', 'https://a.✪x.ws', 'http://➡.ws/䨹'],
    ],
    ['https://a.co/b｜次 https://a.jp｜次', ['https://a.co/b', 'https://a.jp']],
    ['https://i❤️ https://i❤. So', []],
    ['https://example.com😀 https://a.co😀https://b.co', ['https://example.com', 'https://a.co', 'https://b.co']],
    ['https://en.wikipedia.org/wiki/Michelson–Morley', ['https://en.wikipedia.org/wiki/Michelson–Morley']],
  ])('%j contains %j', (text, urls) => {
    expect(extract('urls', text)).toEqual(urls)
  })
})

describe('phone numbers', () => {
  test.each<[string, string[]]>([
    ['+49 30 1234567', ['+49 30 1234567']],
    ['+1 (555) 123-4567, tel:+4930123456.', ['+1 (555) 123-4567', '+4930123456']],
    ['+44 (0)20 7946 0958', ['+44 (0)20 7946 0958']],
    ['(030) 123 45 67', ['(030) 123 45 67']],
    ['(555) 123-4567', ['(555) 123-4567']],
    ['555-123-4567 or 1.800.555.0199', ['555-123-4567', '1.800.555.0199']],
    ['01.02.03.04.05', ['01.02.03.04.05']],
    ['07700 900123, 06\u00a012\u00a034\u00a056\u00a078', ['07700 900123', '06\u00a012\u00a034\u00a056\u00a078']],
    ['+1 555 123 4567 - 555 123 9999', ['+1 555 123 4567', '555 123 9999']],
    ['Phone: 9876543210, call me at 555-1234', ['9876543210', '555-1234']],
    ['Mobile 98765 43210 (WhatsApp: 138-0013-8000)', ['98765 43210', '138-0013-8000']],
    ['4155550132\r\n2125550199\n\n6465550100\n', ['4155550132', '2125550199', '6465550100']],
    ['Ann,4155550132\nBob,2125550199', ['4155550132', '2125550199']],
    ['Name,Work phone\nAnn,4155550132\nBob,555 1234', ['4155550132', '555 1234']],
    ['Phone;Id\n98765 43210;4711001122\n+91 98765 43211;4711001123', ['98765 43210', '+91 98765 43211']],
    ['Tél. 612345678, text me on 4155550132, Contact: 98765 43210', ['612345678', '4155550132', '98765 43210']],
    // Not phone numbers.
    ['4155550132\n1700000000\n3165550100', []],
    ['called 5551234, call 911, IBAN DE89 3704 0044 0532 0130 00', []],
    ['2024-02-29 01.02.2024 10:30', []],
    ['192.168.0.1, 3.14159265, 0.123456789', []],
    ['12345678 1234567890123456789', []],
    ['ISBN 978-3-16-148410-0', []],
    ['+12345', []],
    ['+1234567890123456', []],
    ['a0301234567', []],
  ])('%j contains %j', (text, phones) => {
    expect(extract('phones', text)).toEqual(phones)
  })
})

describe('hashtags', () => {
  test.each<[string, string[]]>([
    ['#one #two_2 #one', ['#one', '#two_2']],
    ['#1 #2024 #2024in #_a #_', ['#2024in', '#_a']],
    ['(#one),#two. #three!', ['#one', '#two', '#three']],
    ['#Überraschung #日本語 #सुप्रभात #می‌خواهم', ['#Überraschung', '#日本語', '#सुप्रभात', '#می‌خواهم']],
    ['＃タグ', ['＃タグ']],
    ['#one#two#3 #four', ['#one', '#two', '#four']],
    ['<a href="#top">', []],
    ['#love❤️', ['#love']],
    ['a#b page/#top &#39; # heading', []],
    ['𝐀#b 😀#c', ['#c']],
    // Part of a URL.
    ['https://ex.com/[1]#frag http://a.com/!#bang https://t.co/(a)#b', []],
    ['#a https://t.co/(a)#b #c (https://t.co) #d https://t.co/a, #e', ['#a', '#c', '#d', '#e']],
    ['#constructor #__proto__', ['#constructor', '#__proto__']],
  ])('%j contains %j', (text, hashtags) => {
    expect(extract('hashtags', text)).toEqual(hashtags)
  })
})

describe('mentions', () => {
  test.each<[string, string[]]>([
    ['@ann, @ben_k and @ann', ['@ann', '@ben_k']],
    ['.@ann (@ben) "@cleo"', ['@ann', '@ben', '@cleo']],
    ['@ann.b-c. @dan.', ['@ann.b-c', '@dan']],
    ['@ann@example.social', ['@ann@example.social']],
    ['@Jürgen @山田', ['@Jürgen', '@山田']],
    ['𝐀@ann 😀@ben', ['@ben']],
    ['ann@example.com https://example.com/@ann @ @@', []],
    ['npm install @scope/package @ann', ['@ann']],
  ])('%j contains %j', (text, mentions) => {
    expect(extract('mentions', text)).toEqual(mentions)
  })
})

describe('IP addresses', () => {
  test.each<[string, string[]]>([
    ['192.168.0.1 10.0.0.255', ['192.168.0.1', '10.0.0.255']],
    [
      'ip:10.0.0.1, (10.0.0.2) 10.0.0.3:80 10.0.0.4/24 10.0.0.5.',
      ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4', '10.0.0.5'],
    ],
    ['256.1.1.1 1.2.3 1.2.3.4.5 01.2.3.4 v1.2.3.4', []],
    ['2001:db8:0:0:0:0:0:1', ['2001:db8:0:0:0:0:0:1']],
    ['::1 2001:DB8::8a2e fe80:: [2001:db8::2]:443', ['::1', '2001:DB8::8a2e', 'fe80::', '2001:db8::2']],
    ['::ffff:192.0.2.128', ['::ffff:192.0.2.128']],
    ['addr:2001:db8::1 from fe80::1: no answer', ['2001:db8::1', 'fe80::1']],
    ['12:30:45 aa:bb:cc:dd:ee:ff std::string ::begin :: a:b', []],
    ['1.2.3.4.5.'.repeat(100), []],
    [`${'1.2.3.4.5.'.repeat(100)} 1.2.3.4`, ['1.2.3.4']],
    ['1:2:3:'.repeat(100), []],
    ['1::2::3 1:2:3:4:5:6:7:8:9 1:2:3:4:5:6:7 12345::1', []],
  ])('%j contains %j', (text, ips) => {
    expect(extract('ips', text)).toEqual(ips)
  })
})

describe('numbers', () => {
  test.each<[string, string[]]>([
    ['1 -2 +3 −4 1', ['1', '-2', '+3', '−4']],
    ['3.14 .5 1,234,567.89 12,34', ['3.14', '.5', '1,234,567.89', '12,34']],
    ['12,34,567.5 1,00,000 1,23,45', ['12,34,567.5', '1,00,000', '1', '23', '45']],
    ['Total 12,50 and 1.234,56 EUR, -0,5 1.234.567,8.', ['12,50', '1.234,56', '-0,5', '1.234.567,8']],
    ['1,2,3 10, 20 5,-1,7 a,4,5 6,1.5 1,2345', ['1', '2', '3', '10', '20', '5', '-1', '7', '4', '6', '1.5', '2345']],
    ["1'299.50 1’299 12\u202f345,6 5'6", ["1'299.50", '1’299', '12\u202f345,6', '5', '6']],
    ['1.234.567 −1.234.567.890, 192.168.100.100 1.234.5', ['1.234.567', '−1.234.567.890']],
    ['1\u2009234\u2009567 1\u00a0234\u00a0567', ['1\u2009234\u2009567', '1\u00a0234\u00a0567']],
    ['6.02e23 1E-9 5e', ['6.02e23', '1E-9', '5']],
    ['10km, 50% of $5 (7)', ['10', '50', '5', '7']],
    ['5-3 2024-02-29', ['5', '3', '2024', '02', '29']],
    ['It is 5. Or 6... 7', ['5', '6', '7']],
    ['h2o v1.2 1.2.3 0x1F', []],
    ['٣٫ १२', ['٣', '१२']],
    ['𝐀1 𝟙 𝟙.2.3 5.+6 7..8 .9', ['𝟙', '5', '+6', '7', '8', '.9']],
    ['1\n2', ['1', '2']],
  ])('%j contains %j', (text, numbers) => {
    expect(extract('numbers', text)).toEqual(numbers)
  })
})

test('an item of one character at the start of a line is found once', () => {
  expect(run('5\n6\n\n7 8', { kind: 'numbers', keepDuplicates: true }).items).toEqual(['5', '6', '7', '8'])
})

describe('custom pattern', () => {
  const extractPattern = (text: string, pattern: string) => run(text, { kind: 'pattern', pattern })

  test.each<[string, string, string[]]>([
    ['TW-1 OPS-22 TW-1', String.raw`[A-Z]+-\d+`, ['TW-1', 'OPS-22']],
    ['Zoë', String.raw`\p{L}+`, ['Zoë']],
    ['one\ntwo', '^.', ['o', 't']],
    ['ab', 'x*', []],
    ['😀', '.', ['😀']],
  ])('in %j, /%s/ finds %j', (text, pattern, items) => {
    expect(extractPattern(text, pattern).items).toEqual(items)
  })

  test('rejects a missing or invalid pattern', () => {
    expect(inputErrorOf(() => extractPattern('a', '')).message).toBe('Please enter a pattern')
    const error = inputErrorOf(() => extractPattern('a', '('))
    expect([error.message, error.detail]).toEqual(['Invalid regex pattern', 'Unterminated group'])
  })

  test('is the only kind with a time limit', () => {
    expect(tool.timeLimitWhen).toEqual({ kind: 'pattern' })
  })

  test('prints an item with line breaks on one line', () => {
    expect(engine.print(extractPattern('a\r\nb', '[^]+'))).toBe(String.raw`a\r\nb`)
  })
})

test('returns items beyond the limit as one string', () => {
  const result = run('a@x.co b@x.co c@x.co', { kind: 'emails', limit: 1 })
  expect(result).toEqual({ items: ['a@x.co'], count: 3, more: 'b@x.co\nc@x.co' })
  expect(engine.print(result)).toBe('a@x.co\nb@x.co\nc@x.co')
  expect(engine.print(run('a@x.co b@x.co', { limit: 0 }))).toBe('a@x.co\nb@x.co')
  expect(run('a@x.co', { kind: 'emails', limit: 1 })).toEqual({ items: ['a@x.co'], count: 1 })
})

test('reports progress on a long text', () => {
  let reports = 0
  run('a@x.co '.repeat(25_000), { kind: 'emails' }, () => {
    reports++
  })
  expect(reports).toBe(2)
})

const kinds = tool.options.kind.choices.map(({ value }) => value).filter((kind) => kind !== 'pattern')

describe('adversarial text takes linear time for every kind', () => {
  // A quadratic search takes at least five seconds for this many characters, and a linear one a few milliseconds.
  const length = process.env['DEEP_TESTS'] === undefined ? 100_000 : 1_000_000
  const repeat = (chunk: string) => chunk.repeat(Math.ceil(length / chunk.length))
  const chunks = [
    ...['a', '.', '(', '@', '#', '1', ':', '-', '/', '猫', "'"],
    ...['a.', 'a@', '@a.', 'a-', '1,', '1,111', '1 ', 'a:', '#1', '#a', 'https://', 'http://a/(', 'http://a/)'],
    ...['http://a/,', "'http://a/", 'http://a@', 'a@b.c@', '猫a.', '+1(', '((0)', '.com', 'a.com', '2024-'],
  ]

  test.each([
    ...chunks.map((chunk): [string, string] => [`${chunk}…`, repeat(chunk)]),
    ['a…@', `${repeat('a')}@`],
    ['a…@a…', `${repeat('a')}@${repeat('a')}`],
    ['a@a.a.…', `a@${repeat('a.')}`],
    ['http://a/((…', `http://a/${repeat('(')}`],
    ['http://a/…..', `http://a/${repeat('.')}`],
    ['http://a/…()', `http://a/${repeat('()')}`],
    ['http://a/[…(…]…', `http://a/${repeat('[')}${repeat('(')}${repeat(']')}`],
    ['@a.a.…', `@${repeat('a.')}`],
    ['#1…', `#${repeat('1')}`],
  ])('%s', (_, text) => {
    for (const kind of kinds) {
      const start = processorTime()
      run(text, { kind, bareDomains: true })
      expect(processorTime() - start, kind).toBeLessThan(length / 50)
    }
  })
})

describe('for any text', () => {
  const chunks = [
    ...Array.from('aé猫1.,:;!?\'"()[]{}<>@#/+-_=& \n`*|'),
    ...['a@b.co', 'http://', 'https://a.co/', '+49 30 123456', '#tag', '@ann', '10.0.0.1', '::1', '😀', '\ud83d'],
  ]
  const texts = fc.array(fc.constantFrom(...chunks), { maxLength: 25 }).map((parts) => parts.join(''))

  test('every item occurs in the text and is listed once', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...kinds), (text, kind) => {
        const items = extract(kind, text)
        expect(new Set(items).size).toBe(items.length)
        const indexes = items.map((item) => text.indexOf(item))
        for (const index of indexes) expect(index).toBeGreaterThanOrEqual(0)
        for (const item of items) expect(item).toMatch(/^\S/)
      }),
    )
  })

  test('every email is valid according to the HTML standard', () => {
    const standard =
      /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?(?:\.[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?)+$/u
    fc.assert(
      fc.property(texts, (text) => {
        for (const email of extract('emails', text)) expect(email).toMatch(standard)
      }),
    )
  })

  test('finds an ordinary address or link in any sentence', () => {
    const before = fc.constantFrom('', ' ', '(', '<', '"', "'", 'see: ', '\n', '“', '「', ',')
    const after = fc.constantFrom('', ' ', ')', '>', '"', "'", '. Then', '\n', ', and', '”', '」')
    fc.assert(
      fc.property(before, after, (start, end) => {
        expect(extract('emails', `${start}ann@example.com${end}`)).toEqual(['ann@example.com'])
        expect(extract('urls', `${start}https://example.com/a${end}`)).toEqual(['https://example.com/a'])
      }),
    )
  })
})

describe('URLs without a scheme', () => {
  const options = { kind: 'urls', bareDomains: true } as const

  test.each<[string, string[]]>([
    ['', []],
    ['www.a.co example.com', ['www.a.co', 'example.com']],
    [
      'See example.com, docs.example.co.uk/a_(b). Or EXAMPLE.ORG!',
      ['example.com', 'docs.example.co.uk/a_(b)', 'EXAMPLE.ORG'],
    ],
    ['(www.example.museum/x?y=1#z)', ['www.example.museum/x?y=1#z']],
    ['example.com:8080/a https://b.co/c.com d.de', ['example.com:8080/a', 'https://b.co/c.com', 'd.de']],
    ['münchen.de, 先example.comまで', ['münchen.de', 'example.com']],
    ['"example.com","example.org"', ['example.com', 'example.org']],
    ['<a href="https://a.co">a.co</a>', ['https://a.co', 'a.co']],
    // Files, abbreviations, sentences and code.
    ['file.txt readme.md setup.py e.g. i.e. U.S. 3.5 p.m. and...', []],
    ['The end.It was done.In time', []],
    ['console.info("x") a.is(b)', []],
    ['example.com.txt example.community com .com www. www.a', []],
    ['ann@example.com ann.de@example.com @example.com', []],
    ['ftp://example.com src/example.com C:\\example.com _x.example.com', []],
  ])('%j contains %j', (text, urls) => {
    expect(run(text, options).items).toEqual(urls)
  })

  test('include all URLs with a scheme, alone or as part of a longer one', () => {
    const text = fc.string({
      unit: fc.constantFrom('http://', 'https://', 'a', '.com', '.', '/', ' ', ',', '@', '(', ')'),
      maxLength: 12,
    })
    fc.assert(
      fc.property(text, (text) => {
        const { items } = run(text, options)
        for (const url of extract('urls', text))
          expect(
            items.some((item) => item.includes(url)),
            url,
          ).toBe(true)
      }),
    )
  })
})

test('can keep duplicates', () => {
  const text = '#b10 #a #b9 #a'
  expect(run(text, { kind: 'hashtags' })).toEqual({ items: ['#b10', '#a', '#b9'], count: 3 })
  expect(run(text, { kind: 'hashtags', keepDuplicates: true })).toEqual({
    items: ['#b10', '#a', '#b9', '#a'],
    count: 4,
  })
})

test.each<[string, Kind, number | undefined]>([
  ['josé@correo.es, ann@example.com, müller@example.de', 'emails', 2],
  ['josé@correo.es', 'urls', undefined],
  ['ann@example.com, @ann@b.co, info@münchen.example, 先info@example.jpまで, é@b', 'emails', undefined],
])('%j as %s: emails with other letters that are left out: %s', (text, kind, nonAsciiEmails) => {
  expect(run(text, { kind }).nonAsciiEmails).toBe(nonAsciiEmails)
})

test('reads a pattern with flags, as in JavaScript', () => {
  const text = 'TW-12 tw-9'
  expect(run(text, { kind: 'pattern', pattern: String.raw`/tw-\d+/i` }).items).toEqual(['TW-12', 'tw-9'])
  expect(run(text, { kind: 'pattern', pattern: String.raw`tw-\d+` }).items).toEqual(['tw-9'])
})

describe('URLs without http:// that are left out', () => {
  test.each<[string, Options, number | undefined]>([
    ['Visit www.example.com and docs.example.org/x', { kind: 'urls' }, 2],
    ['https://example.com and example.org, example.org', { kind: 'urls' }, 1],
    ['https://example.com and example.org, example.org', { kind: 'urls', keepDuplicates: true }, 2],
    ['https://example.com and example.org', { kind: 'urls', limit: 0 }, 1],
    ['https://example.com and example.org', { kind: 'urls', bareDomains: true }, undefined],
    ['https://example.com, ann@example.com, notes.txt', { kind: 'urls' }, undefined],
    ['example.com', { kind: 'emails' }, undefined],
  ])('%j with %j: %s', (text, options, withoutScheme) => {
    expect(run(text, options).withoutScheme).toBe(withoutScheme)
  })
})
