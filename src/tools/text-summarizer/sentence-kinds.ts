import { countWords } from '#core/text/words.ts'

/** Matches sentences that start with one of these patterns. */
function startOf(...patterns: readonly string[]): RegExp {
  return new RegExp(String.raw`^\P{L}*(?:${patterns.join('|')})(?!\p{L})`, 'iu')
}

const referringStart = startOf(
  'he|she|it|they|his|her|hers|its|their|this|that|these|those|such|both|neither|either|another|others?',
  'the (?:same|latter|former|others?)',
  'and|but|so|or|yet|also|then|thus|hence|still|instead|however|therefore|moreover|furthermore|otherwise|meanwhile',
  'consequently|nevertheless|likewise|similarly|even so|as a result|in addition|in contrast|in other words',
  'for (?:example|instance)|on the (?:contrary|other hand)',
  'sin embargo|además|también|por eso|est[aeo]s?|él|ella|ellos|cependant|toutefois|il|elle|ils|cette?|inoltre|tuttavia',
  'er|sie|es|bisher|das (?:gilt|habe|hat|ist|kann|könnte|muss|sei|soll|war|wäre|werde|wird|wurde)',
  'das (?:bedeut|entspr[ei]ch|führ|heiß|lieg|mach|sorg|zeig)e?t?e?|dies(?:e[mnrs]?)?|aber|dabei|damit|daher|deshalb|doch',
  'jedoch|allerdings|außerdem|trotzdem|zudem',
)
const referringWord = new RegExp(
  '^.{0,40}\\b(?:' +
    'this(?! (?:afternoon|evening|month|morning|summer|week|year))|these|such(?! as\\b)|' +
    'there(?! (?:is|are|was|were|will|has|have)\\b)|that (?:approach|case|date|day|decision|idea|kind|plan|reason|way)' +
    ')\\b',
  'isu',
)
// “We tested it” and “Forget about those.”, but not “The FBI said it was investigating”.
const referringObject = /^(?:\s*(?:i|we|you)\b.{0,40}\b(?:him|it|them)\b|.*\bthose\P{L}*$)/isu

/** How the result of a study, a text or a meeting starts. */
const conclusionStart = startOf(
  '(?:these|our|the) (?:results|findings)|in (?:conclusion|summary)|overall|fazit|to (?:conclude|sum up|summari[sz]e)',
  '(?:actions?|agreed|conclusions?|decided|decisions?|findings|results?|todo)(?:[.:]|$)|agreed (?:on|that|to)',
  '(?:in )?this (?:article|essay|paper|report|thesis)(?!\\p{L})[^.?!]{0,120} (?:argue|claim|demonstrate|show)s? that',
  'according to [^,.]{0,40}(?:report|study|survey)|laut einer studie|según un (?:estudio|informe)|it was agreed',
  'we (?:agreed|conclude|found|find|show)|i (?:am arguing|argue|conclude)|i believe that',
)
/** “After talks, we’ve decided”, “moved to May 4” */
const decision = new RegExp(
  "\\b(?:(?:we|we['’]ve|has|have) decided|we(?:['’]re| are) going with|we(?:['’]ll| will) go (?:ahead )?with|" +
    "i(?:['’]ll| will) sign|(?:delayed|moved|postponed) (?:from|to|until) (?:\\w{3,9} )?\\d|empf(?:ehlen|iehlt)|" +
    'wir haben [^.?!]{0,60}(?:beschlossen|entschieden)|recom(?:endamos|iend\\p{L}+)|recommand(?:e|ent|ons)\\b)',
  'iu',
)
/** How a quotation, an announcement and the opinion of others start. */
const saysLittle =
  /^\s*(?:["“„«]|here['’]?s\b|here (?:is|are)\b|(?:just )?a (?:quick|short) note\b|i wanted to (?:put|share|write)\b)/iu
const othersSay = new RegExp(
  String.raw`^(?:critics|many|opponents|some|supporters|(?:\w+ )?people)(?: of [\w ]{1,30})? ` +
    String.raw`(?:may |might |will )?(?:argue|assume|believe|claim|say|think)\b`,
  'iu',
)
const example = new RegExp(
  String.raw`(?:^|\P{L})(?:for (?:example|instance)|e\. ?g\.|por (?:ejemplo|exemplo)|zum beispiel|z\. ?b\.|` +
    String.raw`par exemple|per esempio)(?!\p{L})`,
  'imu',
)
/** How a letter starts and ends. */
const courtesy = startOf(
  'thanks|thank you|hi|hey|hello|(?:good )?morning (?:all|everyone|team)|welcome|dear|cheers',
  '(?:(?:i|we) )?hope (?:all|every(?:body|one)|the|this|you)|(?:best|kind) regards|follow us|let me (?:know|start with)',
  "(?:i['’]m (?:really |so )?)?sorry|see you|don['’]t forget to|feel free|if you have any questions",
  'this (?:e-?mail|message) (?:is|may)|if you are not the intended|(?:first|second|next|last) (?:item|topic)',
  'can (?:everyone|you) (?:hear|see)|hallo|ich hoffe|liebe[rs]?|sehr geehrte|vielen dank|viele grüße',
  '(?:attendees|next meeting|participants|present|anwesend|teilnehmer|asistentes|présents) ?:',
)
/** How an answer in a chat starts: “Okay.”, “Yes, let’s start.” */
const answer = new RegExp(
  '^\\P{L}*(?:(?:ok(?:ay)?|great|good|nice|cool|perfect|fine|sure|yes|yeah|yep|no(?: problem)?|nope|right|exactly|agreed|' +
    'h?mm+|u[mh]+|oh|well|lovely|sounds good|bye|lol|haha|thanks|you know|ja|nein|gut|genau|super|danke|tschüss|sí|vale|' +
    'gracias|hola|oui|non|merci)(?!\\p{L})\\s*)+(?![\\p{L}\\s])',
  'iu',
)

/** Whether a sentence is only polite: “Thanks!”, “Okay, let’s start.” */
function saysNothing(sentence: string): boolean {
  return courtesy.test(sentence) || (answer.test(sentence) && countWords(sentence) <= 6)
}

/** Whether a sentence is hard to understand without the one before it: “However, he rejected that idea.” */
export function refersBack(sentence: string): boolean {
  if (isConclusion(sentence)) return false
  return referringStart.test(sentence) || referringWord.test(sentence) || referringObject.test(sentence)
}

const demand = /\b(?:should (?:spend|start|stop|therefore)|therefore\b.{0,60} should)\b/i

/** Whether a sentence says what came out of a study, a text or a meeting, or what should be done, `isAtEnd` of a text. */
export function isConclusion(sentence: string, isAtEnd = false): boolean {
  const isDemand = (isAtEnd ? /\b(?:must|should)\b/ : demand).test(sentence)
  return (
    (isDemand && !/\b(?:said|says?)\b|\?/.test(sentence)) || conclusionStart.test(sentence) || decision.test(sentence)
  )
}

/** Results say more than other sentences. Questions, quotations, examples and courtesies say less. */
export function weightOfKind(sentence: string, isResult = false): number {
  if (saysNothing(sentence)) return 0.1
  if (isResult) return 2
  const isQuestion = /[?？؟]\P{L}*(?![^])/mu.test(sentence.slice(-10)) && !/\bplease\b/i.test(sentence)
  if (isQuestion) return 0.3
  return [saysLittle, othersSay, example].some((kind) => kind.test(sentence)) ? 0.5 : 1
}
