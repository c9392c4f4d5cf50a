import { expect, test } from 'vitest'
import { cards } from '#tools/cards.ts'
import { groupsFor } from './groups.ts'

/**
 * What people type, by the tool or entry that must come first. Searches under `none` are for jobs that no tool does: the
 * palette says so and offers the tool after the slash, or nothing.
 */
const queries: Readonly<Record<string, string>> = {
  'word-counter': `
    word count, how many words, wrod counter, count words, wordcount, words, word, essay length, number of words,
    counter of words, paragraph count, word goal, wc, word counter online, how many words in my essay,
    count my words, 500 words, wordcounter, essay, cv, resume, thesis, cover letter`,
  'character-counter': `
    count letters, how many letters, character count, char count, characters, letter counter, number of characters,
    tweet length, text length, sms length, string length, caracter counter, characters without spaces, count lines,
    tweet, bio, caption, emoji count, byte size, letter count, characters with spaces, twitter character limit, length of a string, sms`,
  'reading-time': `
    reading time, how long to read, read time, minutes to read, speaking time, words per minute,
    how long does it take to read, speech length, raeding time, how many minutes, presentation length, speech timer,
    how long will my speech be, time to read, read time calculator, wpm`,
  'keyword-density': `
    keyword density, keyword, density, keyword stuffing, keyword percentage, kewyord density, n-grams,
    seo keyword count, keyphrase, keyword checker, seo density, keyword analysis, keywrod density, phrase count`,
  'word-frequency': `
    word frequency, most common words, most used words, frequency, repeated words, overused words, count each word,
    how often is each word used, top words, word freqency, word cloud, word occurrences, most frequent words,
    count repeated words, wordcloud`,
  'case-converter': `
    make text uppercase, uppercase, lowercase, upper case, lower case, title case, capitalize, capitalise,
    capitalisation, camelcase, camel case, snake_case, PascalCase, capital letters, all caps, change case,
    caps lock, uper case, sentence case, case, title case converter, convert to lowercase, uppercase to lowercase,
    capitalise every word, kebab-case, CONSTANT_CASE, change text case, small letters`,
  'text-cleaner': `
    strip html, remove extra spaces, remove spaces, clean text, trim whitespace, remove line breaks,
    remove html tags, remove emoji, smart quotes, invisible characters, remove punctuation, double spaces,
    delete empty lines, remove formatting, tidy up text, white space, join, join lines, one line, single line,
    merge lines, unwrap text, remove linebreaks, remove new lines, pdf line breaks, copy from pdf, word wrap,
    wrap text, mend hyphens, dehyphenate, html to text, strip tags, straight quotes, curly quotes, remove accents,
    strip diacritics, line numbers, remove bullet points, add prefix to each line, add suffix, zero width space,
    non breaking space, remove blank lines, ligatures, plain text, remove hyphens at line end, add line numbers,
    remove whitespace, paste as plain text, split, split text, split by comma, split lines, comma to newline,
    join with comma, list to comma separated`,
  'line-sorter': `
    sort lines, sort, alphabetical order, alphabetize, alphabetise, sort list, order list, a-z, shuffle lines,
    sort by length, sort numbers, randomise list, srot lines, sort alphabetically, sorting, put a list in order,
    sort a list, alphabetize list, abc order, shuffle, random order, list randomizer`,
  'readability-score': `
    readability, grade level, syllables, flesch, reading level, reading ease, flesch kincaid, plain english,
    redability, gunning fog, syllable counter, how hard is it to read, is my text easy to read, readability test,
    flesch score, reading grade, hemingway, how difficult is my text`,
  'text-summarizer': `
    tl;dr, tldr, summarize, summarise, summary, shorten text, key points, sumarize, make it shorter, condense,
    main points, sum up, summarizer, summariser, text summary, shorten an article, synopsis`,
  'sentence-counter': `
    sentence count, count sentences, how many sentences, sentence length, longest sentence, sentences,
    sentance counter, run on sentences, sentence counter, number of sentences, average sentence length,
    long sentences`,
  'reverse-text': `
    reverse text, backwards, reverse, mirror text, flip text, write backwards, reverse string, reverse words,
    revrse, text backward, turn text around, reverse a string, text reverser, backwards text,
    reverse order of lines, palindrome`,
  'find-replace': `
    find and replace, search and replace, replace, replace words, replace text, substitute, replace all,
    find & replace, replace find, change words, serch and replace, swap words, delete a word, replace string,
    find & replace online, bulk replace, replace commas with new lines, replace character,
    remove lines containing, delete lines containing a word, keep lines containing, filter lines`,
  'duplicate-remover': `
    remove duplicates, dup, dedupe, duplicate lines, unique lines, delete duplicates, deduplicate, duplicates,
    remove repeated lines, dupes, distinct lines, dublicate, remove double entries, uniq, remove duplicate lines,
    dedup, remove dupes, unique list, duplicate finder`,
  'text-extractor': `
    extract emails, extract email addresses, find emails, extract urls, extract links, phone numbers,
    email extractor, get links from text, extract numbers, extract, ip addresses, scrape emails, pull out emails,
    email finder, extract phone numbers, link extractor, extract url`,
  'text-diff': `
    compare two texts, diff, compare, text compare, difference between two texts, compare files, what changed,
    difference, git diff, side by side, diference, spot the difference, compare documents, compare lists,
    compare two lists, diff checker, diffchecker, text comparison, find differences, list comparison,
    common items in two lists, intersection, compare two documents, what is missing from the second list`,
  'lorem-generator': `
    lorem, lorem ipsum, placeholder text, dummy text, filler text, lipsum, ipsum, lorum ipsum, latin text,
    placeholder, lorem ipsum generator, dummy copy, loren ipsum, placeholder copy`,
  'password-generator': `
    strong password, password, pasword, random password, passphrase, generate password, pin, secure password,
    passwrod, pass, password strength, pwd, pasword generator, secure pw, memorable password, diceware, random pin`,
  'random-text': `
    dice roller, random text, random words, random sentences, random paragraph, nonsense text, random word generator, test data,
    gibberish, randon text, uuid, guid, uuid generator, random number, random number generator, random string,
    random hex, random letters, random characters, uuid v4, api key, random sentence generator, random numbers`,
  'username-generator': `
    username, nickname, gamertag, screen name, user name, random username, usrname, login name, nick,
    name generator, account name, user name ideas, instagram name, random name generator, gamer tag`,
  'base64-encoder': `
    bas64, base64, base 64, base64 decode, b64, data uri, image to base64, decode base64, base64 to text, btoa,
    base-64 encoding, base64 decoder, base64 encode, decode b64, base64 to image, atob, jwt decoder, jwt`,
  'url-encoder': `
    url encode, percent encoding, url decode, urlencode, encodeURIComponent, query string, decode url, %20,
    uri encode, escape url, url, url parameters, url encoding, url decoder, percent decode, uri decode, url parser,
    utm parameters`,
  'html-encoder': `
    html entities, escape html, html encode, html decode, unescape html, html special characters, &amp;, ampersand,
    html escape, entity decoder, htmlentities, html, html decoder, html entity, escape quotes html, nbsp`,
  'morse-code': `
    morse, morse code, dots and dashes, sos, morse translator, morce code, text to morse, telegraph, mors,
    morse decoder, morse code translator, morse to text, sos code`,
  'meta-generator': `
    meta tags, seo description, open graph, meta description, og tags, twitter card, meta, seo tags, social preview,
    google preview, link preview, meta tag genrator, meta tag generator, og image, seo preview, serp snippet,
    open graph tags`,
  'slug-generator': `
    slug, slugify, permalink, url slug, friendly url, seo url, pretty url, title to url, clean url, sulg,
    url slug generator, make url from title, slugify string, filename`,
  'hashtag-generator': `
    hashtag, hashtags, instagram tags, hash tags, instagram hashtags, tags for instagram, twitter hashtags, tiktok,
    hastag, social media tags, instagram, hashtag generator, insta hashtags, hash tag`,
  'title-analyzer': `
    check my title, title length, headline analyzer, headline analyser, title checker, headline, blog title,
    power words, title, analyse title, email subject, youtube title, titel check, headline checker, title analyser`,
  'json-formatter': `
    json pretty, json, format json, json validator, pretty print json, json beautifier, validate json, json viewer,
    minify json, jsno, json lint, beautify json, indent json, pretty json, check json, jsn, jason, json formatter,
    json prettify, json parser, json validate, pretty print, json tree, json minify`,
  'css-minifier': `
    css, minify css, compress css, css minify, css beautifier, stylesheet, css formatter, shrink css, minifier,
    unminify css, make css smaller, css compresser, css minifier online, beautify css, css pretty print, minify`,
  'regex-tester': `
    regx, regex, regular expression, regexp, test regex, pattern matching, regular expresion, capture groups,
    lookahead, try a regex, regex matches, regex101, regexr, regex tester, regular expressions, grep`,
  'hash-generator': `
    md5, sha256, checksum, sha-256, hash, md5 hash, sha 512, file checksum, verify download, hmac, crc32, sha1,
    cheksum, file hash, sha, md5 sum, sha256 generator, md5 checksum, sha256 file, hash calculator, sha512,
    md5 generator`,
  'page-contact': `
    contact, feedback`,
  'page-privacy-policy': `
    privacy policy`,
  'page-watch-it-keep-your-text': `
    is it safe, proof`,
  'command-dark-mode': `
    dark mode, dark, night mode, dark theme`,
  'command-light-mode': `
    light mode, light theme, white background`,
  'command-copy-link': `
    copy link, copy url, share, share link`,
  'command-keyboard-shortcuts': `
    hotkeys, keys, shortcuts`,
  'none/html-encoder': `
    markdown to html, md to html, html preview, html formatter, xml formatter`,
  'none/hash-generator': `
    encrypt, decrypt, encryption, aes, bcrypt`,
  'none/morse-code': `
    braille, translate, translator, google translate`,
  'none/readability-score': `
    grammar checker, spell check, ai detector, grammarly, spelling, proofread`,
  'none/text-extractor': `
    ocr, image to text`,
  'none/json-formatter': `
    yaml, csv to json, json to csv, xml to json, sql formatter`,
  'none/css-minifier': `
    javascript minifier, js beautifier, minify html`,
  'none/base64-encoder': `
    rot13, caesar cipher, hex to text, text to hex, text to binary, binary translator`,
  'none/url-encoder': `
    qr code`,
  'none/case-converter': `
    fancy text, bold text, font generator, italic text`,
  'none/reverse-text': `
    upside down text`,
  'none/random-text': `
    fake data`,
  'none/reading-time': `
    text to speech`,
  'none/text-diff': `
    plagiarism checker`,
  'none/text-summarizer': `
    paraphrase, rewrite, essay writer`,
  'none/text-cleaner': `
    pdf, pdf to text, pdf to word`,
  'none/slug-generator': `
    url shortener`,
  'recipe-csv-column': `
    csv`,
  'recipe-markdown-to-plain-text': `
    markdown`,
  'recipe-sql-in-list': `
    sql`,
  'none/': `
    timestamp converter, weather, currency converter, photo album, mortgage calculator, xkcdzz`,
}

const cases = Object.entries(queries).flatMap(([first, phrases]) =>
  phrases
    .trim()
    .split(/,\s+/)
    .map((phrase) => [phrase, first] as const),
)
function firstOf(query: string): string {
  const entry = groupsFor(query)[0]?.members[0]?.entry
  const id = entry?.toolId ?? entry?.id ?? ''
  return !entry || entry.kind === 'nearest' ? `none/${id}` : id
}

test.each(cases)('“%s” finds %s first', (phrase, first) => {
  expect(firstOf(phrase)).toBe(first)
})

test('lists every query once', () => {
  expect(new Set(cases.map(([phrase]) => phrase)).size).toBe(cases.length)
})

test.each(cards.map(({ id, name }) => [name, id]))('the name “%s” finds its tool first', (name, id) => {
  expect(firstOf(name)).toBe(id)
})

test.each(['uuid', 'guid', 'uuid generator'])('“%s” opens the generator on UUIDs', (phrase) => {
  const entry = groupsFor(phrase)[0]?.members[0]?.entry
  expect([entry?.target, entry?.options]).toEqual(['/tools/random-text#kind=uuid', { kind: 'uuid' }])
})
