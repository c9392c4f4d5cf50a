import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InputError } from '#core/tool/input-error.ts'
import { attempt } from '#run/attempt.ts'
import { testTool } from '#test/test-tool.ts'
import { type Alphabet, alphabets, codes } from './codes.ts'
import { engine } from './engine.ts'
import { isMorse } from './signals.ts'
import { renderSound, soundOf, writeWav } from './sound.ts'
import { sampleRate } from './sound-options.ts'
import { tool } from './tool.ts'

const { runAsync: encode } = testTool(tool, engine)

function decode(text: string, alphabet: Alphabet = 'latin') {
  return encode(text, { direction: 'decode', alphabet })
}

test.each([
  ['', ''],
  ['SOS', '... --- ...'],
  ['sos', '... --- ...'],
  ['HELLO WORLD', '.... . .-.. .-.. --- / .-- --- .-. .-.. -..'],
  ['ABCDEFGHIJKLM', '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. --'],
  ['NOPQRSTUVWXYZ', '-. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'],
  ['0123456789', '----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----.'],
  ['.,:?\'-/()"=+@', '.-.-.- --..-- ---... ..--.. .----. -....- -..-. -.--. -.--.- .-..-. -...- .-.-. .--.-.'],
  ['É', '..-..'],
  ['!&;_$', '-.-.-- .-... -.-.-. ..--.- ...-..-'],
  ['ÀÄÇÈÑÖÜ', '.--.- .-.- -.-.. .-..- --.-- ---. ..--'],
  ['ÐĜĴŚŠÞŹŻ', '..--. --.-. .---. ...-... ---- .--.. --..-. --..-'],
  [' A', '/ .-'],
  ['A  B ', '.- / / -... /'],
  ['A\nB\r\nC\r', '.-\n-...\r\n-.-.\r'],
  ['A\n\n B', '.-\n\n/ -...'],
])('encodes %j as %j and decodes it back', async (text, morse) => {
  expect(await encode(text)).toEqual({ text: morse, skipped: 0, unknown: 0 })
  expect((await decode(morse)).text).toBe(text.toUpperCase())
})

test.each([
  ['a\tb\u00a0c\u3000d', '.- / -... / -.-. / -..'],
  ['cafe\u0301 É é', '-.-. .- ..-. ..-.. / ..-.. / ..-..'],
  ['2 × 3', '..--- / -..- / ...--'],
  ['straße grüßt u\u0308ber', '... - .-. .- ...--.. . / --. .-. ..-- ...--.. - / ..-- -... . .-.'],
  ['Ång Óø łęą', '.--.- -. --. / ---. ---. / .-..- ..-.. .-.-'],
  ['“It’s” – yes', '.-..-. .. - .----. ... .-..-. / -....- / -.-- . ...'],
])('encodes %j as %j', async (text, morse) => {
  expect(await encode(text)).toEqual({ text: morse, skipped: 0, unknown: 0 })
})

describe('omits characters that have no code and reports which and how many there were', () => {
  test.each([
    ['a#b', '.- -...', 1, '1 character has no Morse code: #'],
    ['a😀b%', '.- -...', 2, '2 characters have no Morse code: 😀 %'],
    ['👩‍👩‍👧🇯🇵 a', '.-', 2, '2 characters have no Morse code: 👩‍👩‍👧 🇯🇵'],
    ['hi 👍 # there', '.... .. / - .... . .-. .', 2, '2 characters have no Morse code: 👍 #'],
    ['one 👍\ntwo', '--- -. .\n- .-- ---', 1, '1 character has no Morse code: 👍'],
    ['日本', '', 2, '2 characters have no Morse code: 日 本'],
    ['\u0302', '', 1, '1 character has no Morse code: U+0302'],
    ['a\u0085b\ufeff', '.- / -...', 1, '1 character has no Morse code: U+FEFF'],
    ['สวัสดี', '', 4, '4 characters have no Morse code: ส วั ดี'],
    ['#\n%', '\n', 2, '2 characters have no Morse code: # %'],
    ['\ud800a', '.-', 1, '1 character has no Morse code: U+D800'],
    ['abc#%^~*[]{}|\\', '.- -... -.-.', 11, '11 characters have no Morse code: # % ^ ~ * [ ] { } | …'],
    ['#'.repeat(12_345), '', 12_345, '12,345 characters have no Morse code: #'],
    ['# '.repeat(12_345).trimEnd(), '', 12_345, '12,345 characters have no Morse code: #'],
  ])('%j', async (text, morse, skipped, note) => {
    expect(await encode(text)).toEqual({ text: morse, skipped, unknown: 0, note })
  })
})

test.each([
  ['hôtel', '.... - . .-..', '1 character has no Morse code: ô'],
  ['ho\u0302tel', '.... - . .-..', '1 character has no Morse code: ô'],
  ['Où est-il, Ế?', '--- / . ... - -....- .. .-.. --..-- / ..--..', '2 characters have no Morse code: ù Ế'],
  ['ўx\u0302', '-..-', '2 characters have no Morse code: ў U+0302'],
])('omits the letters of %j that have no code with their accents', async (text, morse, note) => {
  expect(await encode(text)).toMatchObject({ text: morse, note })
})

test('omits a symbol that is not a letter with an accent', async () => {
  expect((await encode('1≠2')).text).toBe('.---- ..---')
})

test.each([
  ['Stop!', '... - --- .--. -.-.--'],
  ['<SK>', '...-.-'],
  ['cq <sk> <SOS> k', '-.-. --.- / ...-.- / ...---... / -.-'],
  ['<VE><HH><KA><BK>', '...-. ........ -.-.- -...-.-'],
  ['<CL><NJ>', '-.-..-.. -..---'],
])('encodes %j with ! and prosigns as %j and decodes it back', async (text, morse) => {
  expect(await encode(text)).toEqual({ text: morse, skipped: 0, unknown: 0 })
  expect((await decode(morse)).text).toBe(text.toUpperCase())
})

test.each([
  ['<AR> <AS> <BT> <KN> <CT> <SN>', '.-.-. / .-... / -...- / -.--. / -.-.- / ...-.', '+ & = ( <KA> <VE>'],
  ['a <b> <xx>', '.- / -... / -..- -..-', 'A B XX'],
])('encodes %j as %j, which decodes to %j', async (text, morse, decoded) => {
  expect((await encode(text)).text).toBe(morse)
  expect((await decode(morse)).text).toBe(decoded)
})

test('encodes a long text that has characters beyond Latin-1', async () => {
  expect((await encode(`“${'a'.repeat(1_000_000)}😀`)).skipped).toBe(1)
})

test('says that a text is Morse code already', async () => {
  expect(await encode('... --- ...')).toMatchObject({
    note: 'This looks like Morse code already. Decode turns it into text',
  })
  expect(await encode('Wait...')).not.toHaveProperty('note')
})

test('encodes a prosign across two chunks', async () => {
  for (let length = 65_530; length <= 65_536; length++) {
    expect((await encode(`${'e'.repeat(length)}<SK>`)).text.endsWith('. ...-.-')).toBe(true)
  }
})

describe('decode', () => {
  test.each([
    ['typographic dots and dashes', '··· −−− ···', 'SOS'],
    ['full-width dots and dashes', '・・・\u3000－－ー ･．・', 'SOS'],
    ['other dashes', '-. –. —. _.', 'NNNN'],
    ['asterisks', '*** --- ***', 'SOS'],
    ['ellipses in place of three dots', '… --- …', 'SOS'],
    ['several spaces', '  ...  ---\t...  ', 'SOS'],
    ['several spaces between all codes', '...   ---   ...', 'SOS'],
    ['three spaces between letters, seven between words', '....   ..       .--   ---   .-.      -..', 'HI WOR D'],
    ['slightly irregular gaps between letters', '...   ---     ...', 'SOS'],
    ['three spaces between words', '... --- ...   .-- .    .- .-. .\n   . . \t ', 'SOS WE ARE\nEE'],
    ['three spaces next to slashes', '.-   / -...   -.-.', 'A BC'],
    ['bars between words', '... --- ... | .-- .|.- .-. .', 'SOS WE ARE'],
    ['bars between letters', ' ....|.|.-..|.-..|--- .--|--- \n.-|-...', 'HELLO WO\nAB'],
    ['two slashes between words', '.- // -...||-.-.', 'A B C'],
    ['slashes between letters', '.-/-.../-.-.', 'ABC'],
    ['slashes between letters, and two between words', '..../..//.-/-...', 'HI AB'],
    ['a slash without spaces', '.-/-... -.-.', 'A BC'],
    ['spaces between dots and dashes', '• • •   − − −   • • •', 'SOS'],
    ['two spaces between letters whose dots and dashes are apart', '. . .  - - -  . . .', 'SOS'],
    ['standard gaps between dots and dashes, letters and words', '. . .   .       - -', 'SE M'],
    ['other dots', '⋅− ●▬ ‧━', 'AAA'],
    ['quotes and invisible characters', '"... \u200b--- ..."', 'SOS'],
    ['punctuation after a code', '.... .. .---, .-- ---! ...: -? -;', 'HIJ, WO! S: T? T;'],
    ['punctuation on its own', '... --- ... , .. / . ?\n!', 'SOS, I E?\n!'],
    ['punctuation next to slashes', '.-, / -.../(-.-.) / -..', 'A, B (C) D'],
    ['brackets', '(... --- ...) .- (-... ) [-.-.]', '(SOS) A (B) [C]'],
    ['single quotes', "'... --- ...', ‘.-’", 'SOS, A'],
    ['other slashes', '.- ⁄ -... ∕ -.-. ／ -..', 'A B C D'],
    ['line breaks', '.-\r\n-...\n\n-.-.', 'A\r\nB\n\nC'],
    ['blank text', ' \n ', '\n'],
    ['only slashes', '/ /', '  '],
  ])('accepts %s', async (_, morse, text) => {
    expect(await decode(morse)).toEqual({ text, skipped: 0, unknown: 0 })
  })

  test.each([
    ['.- ....... -...', 'A.......B', 1, '1 unknown code was left unchanged'],
    ['.- x -... ..-.-', 'AxB..-.-', 2, '2 unknown codes were left unchanged'],
    ['.- .-x', 'A.-x', 1, '1 unknown code was left unchanged'],
    [`. ${'.'.repeat(100)}`, `E${'.'.repeat(100)}`, 1, '1 unknown code was left unchanged'],
    ['. constructor', 'Econstructor', 1, '1 unknown code was left unchanged'],
  ])('keeps and counts unknown codes in %j', async (morse, text, unknown, note) => {
    expect(await decode(morse)).toEqual({ text, skipped: 0, unknown, note })
  })

  test.each(['hello world', '.......', '日本', '(!)'])('rejects %j', async (text) => {
    expect(await attempt(() => decode(text))).toMatchObject({
      ok: false,
      message: 'This doesn’t look like Morse code.',
    })
  })
})

test.each([
  ['hello', 'Morse code is written in dots and dashes, such as ... --- ...'],
  ['....... hello', 'Morse code is written in dots and dashes, such as ... --- ...'],
  ['-.-.-.-', 'None of these codes stands for a character.'],
  ['....... / ..-.-', 'None of these codes stands for a character.'],
])('explains why %j is rejected: %s', async (text, detail) => {
  expect(await attempt(() => decode(text))).toEqual({
    ok: false,
    message: 'This doesn’t look like Morse code.',
    detail,
  })
})

describe('encodes hostile text', () => {
  test.each([
    ['<b onload="x">&amp;', '-... / --- -. .-.. --- .- -.. -...- .-..-. -..- .-..-. .-... .- -- .--. -.-.-.', 2],
    ['a\0b\ud800\udc00\ud800c', '.- -... -.-.', 3],
    ['\u202eSOS\u202c', '... --- ...', 2],
    ['SOS\u200d\u200b', '... --- ...', 2],
    ['1️⃣', '.----', 1],
    ['ΑВС', '.- .-- ...', 0],
    [
      'constructor'.repeat(1000),
      Array.from({ length: 1000 }, () => '-.-. --- -. ... - .-. ..- -.-. - --- .-.').join(' '),
      0,
    ],
  ])('%j', async (text, morse, skipped) => {
    expect(await encode(text)).toMatchObject({ text: morse, skipped })
  })

  test('round-trips a line of 100,000 characters', async () => {
    const text = 'E\u00c9 '.repeat(33_334).slice(0, 100_000)
    expect((await decode((await encode(text)).text)).text).toBe(text)
  })
})

test.each([
  ['cyrillic', 'Съешь ещё этих мягких булок', 'СЪЕШЬ ЕЩЕ ЭТИХ МЯГКИХ БУЛОК'],
  ['greek', 'Ξεσκεπάζω την ψυχοφθόρα σας, 42', 'ΞΕΣΚΕΠΑΖΩ ΤΗΝ ΨΥΧΟΦΘΟΡΑ ΣΑΣ, 42'],
] as const)('encodes %s letters and decodes them in their alphabet', async (alphabet, text, decoded) => {
  const { text: morse, skipped } = await encode(text)
  expect(skipped).toBe(0)
  expect((await decode(morse, alphabet)).text).toBe(decoded)
})

test.each(Object.entries(alphabets))('every code of the %s alphabet is unique', (_, letters) => {
  expect(new Set(letters.values()).size).toBe(letters.size)
})

test('every code is unique', () => {
  expect(new Set(codes.values()).size).toBe(codes.size)
})

const letter = fc.constantFrom(...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'))
const words = fc.array(fc.string({ unit: letter, minLength: 1, maxLength: 8 }), { maxLength: 8 })

test('round-trips letters, digits and single spaces', async () => {
  await fc.assert(
    fc.asyncProperty(words, async (parts) => {
      const text = parts.join(' ')
      expect((await decode((await encode(text)).text)).text).toBe(text)
    }),
  )
})

test('round-trips every character that has a code, with spaces and line breaks anywhere', async () => {
  const any = fc.string({ unit: fc.constantFrom(...codes.keys(), ' ', ' ', '\n', '\r\n') })
  await fc.assert(
    fc.asyncProperty(any, async (text) => {
      expect((await decode((await encode(text)).text)).text).toBe(text)
    }),
  )
})

test('converts a long text in the same way as its individual lines', async () => {
  const line = 'The quick brown fox, 42 #%\n'
  const { text } = await encode(line)
  expect(await encode(line.repeat(10_000))).toMatchObject({ text: text.repeat(10_000), skipped: 20_000 })
  expect((await decode(text.repeat(10_000))).text).toBe('THE QUICK BROWN FOX, 42\n'.repeat(10_000))
})

test.each([
  ['... --- ...', true],
  ['··· / −−−\n…', true],
  ['... | ---', true],
  ['... ⁄ ---', true],
  ['', false],
  [' / ', false],
  ['e.g. - this', false],
])('isMorse(%j) is %s', (text, expected) => {
  expect(isMorse(text)).toBe(expected)
})

describe('sound', () => {
  const standard = { speed: 20, tone: 600 }
  const dot = (1.2 / 20) * sampleRate
  const paris = '.--. .- .-. .. ...'

  test.each([
    ['', 0],
    [' / ', 0],
    ['.', 1],
    ['-', 3],
    ['..', 3],
    ['…', 5],
    ['. .', 5],
    ['.   .', 5],
    ['. / .', 9],
    ['. | .', 9],
    ['./.', 9],
    ['. / / .', 9],
    ['.\n.', 9],
    ['/ . /', 1],
    [`${paris} / ${paris}`, 50 + 43],
  ])('%j lasts %i dots', (morse, dots) => {
    expect(renderSound(morse, standard)).toHaveLength(dots * dot)
  })

  test('plays PARIS and the gap after it twelve times per minute at 12 words per minute', () => {
    const minute = Array.from({ length: 12 }, () => paris).join(' / ')
    const samples = renderSound(minute, { ...standard, speed: 12 })
    expect(samples.length + 7 * 0.1 * sampleRate).toBe(60 * sampleRate)
  })

  test('is loud during signals and silent between them', () => {
    const samples = renderSound('.- .', standard)
    const loudest = (from: number, to: number) => Math.max(...samples.subarray(from * dot, to * dot).map(Math.abs))
    expect([loudest(0, 1), loudest(2, 5), loudest(8, 9)].every((value) => value > 15_000)).toBe(true)
    expect([loudest(1, 2), loudest(5, 8)]).toEqual([0, 0])
  })

  test('starts and ends a tone without a click', () => {
    const samples = renderSound('-', standard)
    expect([samples.at(0), samples.at(-1)].map((sample) => Math.abs(sample ?? NaN))).toEqual([0, 0])
  })

  test.each([300, 600, 1200])('plays a tone of %i Hz', (tone) => {
    const samples = renderSound('-', { ...standard, speed: 5, tone })
    const crossings = samples.reduce(
      (count, sample, index) => count + (sample >= 0 && (samples[index - 1] ?? 0) < 0 ? 1 : 0),
      0,
    )
    expect(Math.abs(crossings / (samples.length / sampleRate) - tone)).toBeLessThan(0.02 * tone)
  })

  test('rejects text that would play for more than 30 minutes', () => {
    expect(() => renderSound('- '.repeat(60_000), standard)).toThrow(InputError)
    expect(() => renderSound('- '.repeat(60_000), standard)).toThrow(
      'This would play for more than 30 minutes. Shorten the text or increase the speed.',
    )
  })

  test.each([
    ['sos', '... --- ...'],
    ['... --- ...', '... --- ...'],
    ['1 - 2', '.---- / -....- / ..---'],
    ['. .   -', '. . / -'],
    ['hô', '....'],
  ])('%j sounds the same as %j', (text, morse) => {
    expect(soundOf(text, standard, 'latin').samples).toEqual(renderSound(morse, standard))
  })

  test.each<[string, Alphabet, [start: number, code: string, word: string, index: number][]]>([
    [
      'So #x',
      'latin',
      [
        [0, '...', 'SO', 0],
        [8, '---', 'SO', 1],
        [26, '-..-', 'X', 0],
      ],
    ],
    [
      '−·   ·−\n…',
      'latin',
      [
        [0, '-.', 'NA', 0],
        [8, '.-', 'NA', 1],
        [20, '...', 'S', 0],
      ],
    ],
    [
      '../.........',
      'latin',
      [
        [0, '..', 'I', 0],
        [10, '.........', '.........', 0],
      ],
    ],
    ['ш', 'latin', [[0, '----', 'Ш', 0]]],
    ['λ', 'latin', [[0, '.-..', 'Λ', 0]]],
    ['--..', 'greek', [[0, '--..', 'Ζ', 0]]],
  ])('the letters of %j in %s start where they are heard', (text, alphabet, expected) => {
    const letters = soundOf(text, standard, alphabet).letters.map(({ start, code, word, index }) => [
      Math.round((start * sampleRate) / dot),
      code,
      word.join(''),
      index,
    ])
    expect(letters).toEqual(expected)
  })

  test.each(['日本', '   '])('rejects %j, which has nothing to play', (text) => {
    expect(() => soundOf(text, standard, 'latin')).toThrow('No characters here have Morse codes.')
  })

  test('writes a valid WAV header', () => {
    const samples = renderSound('... --- ...', standard)
    const file = Buffer.from(writeWav(samples))
    expect(file).toHaveLength(44 + 2 * samples.length)
    expect(file.toString('latin1', 0, 4)).toBe('RIFF')
    expect(file.readUInt32LE(4)).toBe(file.length - 8)
    expect(file.toString('latin1', 8, 16)).toBe('WAVEfmt ')
    expect([16, 28].map((offset) => file.readUInt32LE(offset))).toEqual([16, 16_000])
    expect([20, 22, 32, 34].map((offset) => file.readUInt16LE(offset))).toEqual([1, 1, 2, 16])
    expect(file.readUInt32LE(24)).toBe(sampleRate)
    expect(file.toString('latin1', 36, 40)).toBe('data')
    expect(file.readUInt32LE(40)).toBe(2 * samples.length)
    expect(file.readInt16LE(44 + 2 * 100)).toBe(samples[100])
  })
})
