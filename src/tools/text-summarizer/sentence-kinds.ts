const referringStart = new RegExp(
  '^\\P{L}*(?:' +
    'he|she|it|they|his|her|hers|its|their|this|that|these|those|such|both|neither|either|another|others?|' +
    'the (?:same|latter|former|others?)|' +
    'and|but|so|or|yet|also|then|thus|hence|still|instead|however|therefore|moreover|furthermore|otherwise|meanwhile|' +
    'consequently|nevertheless|likewise|similarly|even so|as a result|in addition|in contrast|in other words|' +
    'for (?:example|instance)|on the (?:contrary|other hand)|' +
    'er|sie|es|dies(?:e[mnrs]?)?|aber|dabei|damit|daher|deshalb|doch|jedoch|allerdings|außerdem|trotzdem|zudem' +
    ')(?!\\p{L})',
  'iu',
)
const referringWord = new RegExp(
  '^.{0,40}\\b(?:' +
    'this|these|them|him|it|such(?! as\\b)|there(?! (?:is|are|was|were|will|has|have)\\b)|' +
    'that (?:approach|case|decision|idea|kind|plan|reason|way)' +
    ')\\b',
  'isu',
)

/** How the result of a study, a text or a meeting starts. */
const conclusionStart = new RegExp(
  '^\\P{L}*(?:' +
    '(?:these|our|the) (?:results|findings)|(?:results?|findings|conclusions?):|in (?:conclusion|summary)|overall|fazit|' +
    'we (?:agreed|conclude|decided|found|find|show)|i (?:am arguing|argue|conclude)' +
    ')(?!\\p{L})',
  'iu',
)
/** The figures of a result rather than of a date or a sample. */
const share = /\p{N}\s?(?:%|percent|per cent|prozent|por ciento|pour cent)/imu
/** How a quotation and an announcement start. */
const saysLittle = /^(?:["“„«]|here['’]?s\b|here (?:is|are)\b)/iu
const example =
  /(?:^|\P{L})(?:for (?:example|instance)|e\. ?g\.|por (?:ejemplo|exemplo)|zum beispiel|z\. ?b\.|par exemple|per esempio)(?!\p{L})/imu
/** How a letter starts and ends. */
const courtesy = new RegExp(
  '^\\P{L}*(?:thanks|thank you|hi|hey|hello|welcome|dear|cheers|(?:i )?hope (?:you|this|all)|(?:best|kind) regards|' +
    "(?:i['’]m (?:really |so )?)?sorry|see you|let me know|don['’]t forget to|feel free|if you have any questions|" +
    'hallo|liebe[rs]?|sehr geehrte|vielen dank|viele grüße)\\b',
  'iu',
)

/** Whether a sentence is hard to understand without the one before it: “However, he rejected that idea.” */
export function refersBack(sentence: string): boolean {
  return !conclusionStart.test(sentence) && (referringStart.test(sentence) || referringWord.test(sentence))
}

/** Whether a sentence says what came out of a study, a text or a meeting. */
export function isResult(sentence: string): boolean {
  return conclusionStart.test(sentence) || (share.test(sentence) && !example.test(sentence))
}

/** Conclusions and sentences with figures say more than others. Questions, quotations, examples and courtesies say less. */
export function weightOfKind(sentence: string): number {
  if (courtesy.test(sentence)) return 0.1
  const ofFigures = /\p{N}/mu.test(sentence) ? 1.2 : 1
  if (conclusionStart.test(sentence)) return 1.5 * ofFigures
  const isQuestion = /[?？؟]\P{L}*(?![^])/mu.test(sentence.slice(-10)) && !/\bplease\b/i.test(sentence)
  return isQuestion || saysLittle.test(sentence) || example.test(sentence) ? 0.5 * ofFigures : ofFigures
}
