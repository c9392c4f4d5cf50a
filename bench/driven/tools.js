import { changeLines, makeCss, makeJson, makeProse } from './texts.js'

/**
 * How a tool is driven.
 *
 * @typedef {object} Driven
 * @property {string} id
 * @property {boolean} [isLive] Answers while one types.
 * @property {{ button: string, answersIn: 'text' | 'page' }} [press] Answers to a button, in the text's place or elsewhere.
 * @property {Record<string, string>} [fields] What has to be filled in first, by label.
 * @property {(size: number) => string} [makeText] What is pasted; prose unless told.
 * @property {(text: string) => string} [makeSecond] Made from the first: what the second text is.
 * @property {string} [keys] What is typed; a key that keeps a text of code whole.
 */

/** @type {Driven[]} */
export const tools = [
  { id: 'word-counter', isLive: true },
  { id: 'character-counter', isLive: true },
  { id: 'reading-time', isLive: true },
  { id: 'keyword-density', isLive: true, fields: { 'Keyword or phrase': 'text' } },
  { id: 'word-frequency', isLive: true },
  { id: 'case-converter', press: { button: 'UPPER CASE', answersIn: 'text' } },
  { id: 'text-cleaner', isLive: true, press: { button: 'Extra spaces', answersIn: 'text' } },
  { id: 'line-sorter', press: { button: 'A to Z', answersIn: 'text' } },
  { id: 'readability-score', isLive: true },
  { id: 'text-summarizer', press: { button: 'Summarize', answersIn: 'page' } },
  { id: 'sentence-counter', isLive: true },
  { id: 'reverse-text', press: { button: 'Characters', answersIn: 'text' } },
  { id: 'find-replace', isLive: true, press: { button: 'Replace all', answersIn: 'text' }, fields: { Find: 'the', 'Replace with': 'THE' } },
  { id: 'duplicate-remover', press: { button: 'Remove duplicates', answersIn: 'text' } },
  { id: 'text-extractor', press: { button: 'Emails', answersIn: 'page' } },
  { id: 'text-diff', isLive: true, makeSecond: changeLines },
  { id: 'base64-encoder', press: { button: 'Encode', answersIn: 'text' } },
  { id: 'url-encoder', press: { button: 'Encode', answersIn: 'text' } },
  { id: 'html-encoder', press: { button: 'Encode', answersIn: 'text' } },
  { id: 'morse-code', press: { button: 'Encode', answersIn: 'text' } },
  { id: 'slug-generator', isLive: true },
  { id: 'hashtag-generator', isLive: true },
  { id: 'title-analyzer', isLive: true },
  { id: 'json-formatter', isLive: true, press: { button: 'Format', answersIn: 'text' }, makeText: makeJson, keys: ' ' },
  { id: 'css-minifier', press: { button: 'Minify', answersIn: 'page' }, makeText: makeCss, keys: ' ' },
  { id: 'regex-tester', isLive: true, fields: { Pattern: '\\b\\w+ing\\b' } },
  { id: 'hash-generator', isLive: true },
]

/** Those that make a text from nothing, with as much as their page will make. */
export const generators = [
  { id: 'lorem-generator', fields: { 'How many': '100' } },
  { id: 'password-generator', fields: { 'How many': '100' } },
  { id: 'random-text', fields: { Words: '1000' } },
  { id: 'username-generator', fields: {} },
]

/** @param {Driven} tool @param {number} size */
export function textsFor({ makeText = makeProse, makeSecond }, size) {
  const text = makeText(size)
  return makeSecond ? [text, makeSecond(text)] : [text]
}
