import { isStopWord } from '#core/text/stop-words.ts'

function setOf(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.trim().split(/\s+/)))
}

/** Words that say nothing about a topic but are not stop words: adverbs, amounts, times, praise, posts and their readers. */
const english = `
  able across aest afterward afterwards ago ahead almost along already although always amazing amid among amount
  another anybody anyone anything anyway around asleep ate awake away awesome back based beautiful became become began
  begun behind best better beyond billion bio bit born bought brilliant broke broken brought bst buddy built bunch
  came case caught cdt cent cents cest cet chose chosen closer code couple cry cst dealt dear degrees delicious
  despite different dm dms dollar dollars done dozen dozens drank drawn drew driven drove easier edt eight either else
  enough entire est etc even ever every everybody everyone everything excellent except excited exciting fabulous
  fallen famous fantastic faster favorite favourite feet fell felt fewer first five flew folks forgot forward fought
  found four full fyi gave given glad gmt gone gonna good goodbye gorgeous got gotta grateful great grew guy guys haha
  harder heard held hello hey hi hid however huge hundred hundreds hung icymi imo incredible info inside instead ist
  jst kept kind knew known large last later least led left less level lie lies like likes little lol longer lot lots
  made main mama many massive may maybe meant meanwhile met midnight might miles million millions min mine mins minus
  minute minutes moment month months mst much must near never next nice nine nobody none noon nothing number numbers
  offline often old omg one ones onto outside overall paid part pdt per percent perfect perhaps please plenty plus pm
  pounds pov proud psa pst quarter quit quite ran rather ready real rebuilt right rode rt said sang sat saw sec second
  seconds see seeing seen sees sent serious seven several shone shook shot side similar since sis six slept sold
  someone something sometimes soon sort specific spent spoke spoken still stolen stood stuck stuff stunning super sure
  swam swum taken taught tbh ten thank thankful thanks thing things third though thought thousand thousands thread
  three threw throughout thrown til till times tiny today together told tomorrow tonight took top total toward towards
  twice two type understood unless usual usually utc various versus via way ways well went whatever whether whole
  within without woke won wonderful wore worn worth wow written wrote yay yeah yes yesterday`

/** Before names: “President Lincoln”. */
const roles = `
  ceo cfo chair chairman chairwoman chief commander coo cto director dr executive governor mayor minister mr mrs ms
  officer president prof professor secretary senator spokesman spokeswoman`

/** The most frequent words of other languages, except those that mean something in English, such as the German “war”. */
const german = `
  aber als auch auf aus bei beim besonders besten bis dabei damit danach dann das dass dem den denn der des dich die
  diese dieser dieses dir doch dort durch ein eine einem einen einer eines einfach endlich es euch eure für gestern
  gibt haben hatte heute hier ich ihm ihn ihr ihre im immer ist jetzt kann kein keine kommt leider mal mehr mein meine
  meinem meinen meiner mich mir mit morgen nach neue neuen neues nicht noch nun nur nächste oder ohne schon sehr sein
  seine sich sie sind und uns unser unsere unserem unseren unserer viel viele vom von vor waren was wenn wer werden
  wie wieder wir wird wo wurde zu zum zur zwischen über`
const romanceAndDutch = `
  aan abbiamo algo alors altijd anche ancora aos après aquí até au aussi autre autres aux avec avoir avons bij ce ces
  cet cette chaque che chez com comme como con cuando cuál cuáles cuándo cuánta cuántas cuánto cuántos cómo dai dalla
  dans de degli dei del dele della delle depuis des desde después deze di dit donc donde dopo dos du dès dónde e een
  el ella elle elles ellos en encore entre esa ese eso est esta estas este esto estos estou está et eu faccio fait
  falo faz fez fiz foi geen gli graag hasta hebben heeft hemos het hij hoy ici il ils isso je jij jouw jullie komt la
  las le lekkere les leuke leukste leur leurs los lui maar mais mas meilleur meilleure meilleures meilleurs mejor
  mejores melhor melhores mentre mes met meu meus migliore migliori mijn minha minhas mis mon mooie muita muitas muito
  muitos muy más même naar nada nas negli nei nel nella nelle nem ni niet nieuw nieuwe nossa nosso nostra nostre
  nostri nostro notre nous nouveau nouveaux nouvelle nouvelles novas novo novos nuestra nuestras nuestro nuestros
  nueva nuevas nuevo nuevos num numa nunca nuova nuove nuovi nuovo não ons ont onze ook otra otras otro otros ou outra
  outras outro outros par para pas pela pelo perché pero però plus por porque pour puede pueden qual quand quando que
  quel quella quelle quello questa queste questi questo qui quién quiénes qué sans sem sempre senza ser ses seu seus
  sia siamo siempre sin sobre sommes sono sont sous sua suas sui suis sul sulla sur sus são también também tanta
  tantas tante tanti tanto tantos tem temos tenemos tengo tenho tes tiene todo todos tot toujours tous toute toutes
  traigo très tutta tutte tutti tutto uit uma un una unas une uno unos vamos vandaag vind vinden vindt você voglio
  voici voor vos votre vou vous voy wat werd wij worden y zij zijn ça être`

/** More of them that don’t show the language: they are also English words, or nouns that are not topics. */
const ambiguousFillers = `
  acabo adora adore adoro ahora aime ainda alla alle ama amanhã amei amo anfang appena aprenda aprende apresento april
  aproveite aqui august ayer beitrag beste bien bon bonne bonnes bons buen buena busco cada cedo cerca cerco cherche
  cinco come comentarios comentários comment compartilho comparto confira conheça conoce contenta contento creo créer
  dal dall deja dell demain depois descubra descubre dezember dia dienstag dimanche disfruta disponible domani domingo
  domingos donnerstag ecco empieza empiezan encanta encantan ende enfin enlace era estoy euro faire fais fare fazer
  faço februar fin finalmente fomos freitag fuera gosto gracias grad gramm gran grande guarda gusta gustan guten había
  hace hacer hacía hago has hice hoje hora horas ieri impara jahr jahre jahren januar jeudi jueves juli juni kilometer
  kilómetros lekker lien link liter lundi lunes mai man mardi martes media merci mercredi meses meter mia minute
  minuten minutos mio mira mittwoch miércoles mois molto monat monate montag mucha muchas muchos märz nell new nos
  november oggi oktober ontem ouvert ouverte partage pequeña pequeño petit petite posso post prepara presento prima
  primer primera primero procuro prozent présente próxima próximo puedo queda quedan quell quiero retour samedi
  samstag scopri semana september solo somos son sonntag stasera stunde stunden sull sábado súper tag tage tagen tan
  teve toda todas trovo tus tuya uhr vale van veja vem ven vendredi vieni viernes woche wochen zuerst`

/** Frequent words of Chinese and Japanese. */
export const unspacedFillers = setOf(
  '一下 一个 一些 一样 一直 一起 为了 什么 今天 他们 但是 你们 可以 可能 因为 大家 如果 就是 已经 开始 怎么 我们 所以 时候 明天 昨天 ' +
    '没有 然后 现在 真的 知道 终于 自己 觉得 这个 还是 这样 那个 非常 喜欢 今年 去年 今日 明日 昨日 今回 本当 最近 最後 自分 一緒',
)

/** Before nouns, in the same languages. The word before an article is often a verb: “descubre la ciudad”. */
export const articles = setOf(
  'een el gli het i il l la las le les lo los ma mes meu meus mi minha minhas mis mon nossa nossas nosso nossos notre ' +
    'nuestra nuestras nuestro nuestros o os sa ses seu seus su sua suas sus ta tes ton tu tus um uma un una unas une ' +
    'uno unos vos votre',
)
export const beforeNoun = setOf(
  'al au aux com con d da de dei del della delle des di do du em en na no nos sem senza sin son à',
)
/** Forms of Spanish, Portuguese and French verbs. */
const foreignVerb = /^.{2,}(?:[aeiáé]mos|iamo|aba[ns]?|.ava[mn]?|aron|ieron|aram|eram|ando|iendo|.ei)$|^.+[^n]ez$/

const beforeInfinitive = /^(?:al|cómo|como|comment|para|pour|per|sin|sem|sans|senza)$/
const infinitive = /^.{2,}(?:[aeií]r|[aei]r(?:se|l[aeo]s?)|are|ere|ire)$/
/** Nouns that look like infinitives: “zapatos para mujer”. */
const infinitiveNoun = /^(?:avatar|azúcar|açúcar|bienestar|celular|collar|hiver|hogar|lugar|mulher|mujer|taller)$/
const beforeForeignVerb = /^(?:me|te|se|os|ci|ti|vi|nous|vous|je|elles?|ils|yo|io|noi|eu|el[ae]s?)$/

/** Returns whether the word before a word that is not English makes it a verb: “cómo ahorrar”, “os enseño”. */
export function isForeignVerbAfter(previous: string, word: string): boolean {
  if (/^(?:de|a)$/.test(previous) && /..ar$/.test(word)) return !infinitiveNoun.test(word)
  if (beforeInfinitive.test(previous)) return infinitive.test(word) && !infinitiveNoun.test(word)
  // In Portuguese, “os” is an article before a plural.
  return beforeForeignVerb.test(previous) && !word.endsWith('s')
}

/** Verbs that are rarely nouns. */
const verbs = `
  accept achieve add adopt affect agree allow announce appreciate argue arrive ask attend avoid bake beat begin
  believe boost bring build buy carry catch celebrate cheer choose collect come compare connect consider contain
  continue contribute create deal decide deliver describe deserve develop die discover discuss earn eat embrace enable
  encourage engage enhance enjoy ensure enter evolve expand expect explain explore fail feel fight find finish follow
  forget gain gather generate get give go grab grow handle hang happen hate hear help hide hire hit hold hope hurt
  ignore imagine improve include increase inspire introduce join keep kill know lead lean learn leave let listen look
  lose maintain make manage matter mean meet mention miss need notice open overcome pay pick prepare produce protect
  prove provide pull push put reach read receive recommend reduce remain remember remind remove replace require
  resonate respond reveal save say scroll seem sell send serve share shine sit solve speak spend stand start stay
  stick stir stop struggle suffer survive swipe tag take tap tell tend think throw transform try turn understand
  unlock unveil use visit wait wake want warn wear weigh wish wonder worry wrap write`

/** Verbs that end phrases as nouns: “climate change”, “user experience”. */
const nounVerbs = `
  answer attempt break call cause change charge check click comment contact cost count cover cut demand drive drop end
  experience face feature fire fit fix guess head impact influence jump kick lack launch link love mark mind move name offer
  order pass place plan play point post promise purchase raise release reply rest return review rise run schedule set
  show sign sound step study support swap talk touch treat trust update upgrade vote walk watch win work`

/** Other words that only end phrases. */
const endings = 'branch day days hour hours people rose shop shops store stores studio time week weeks year years'

/** Kinds of posts: “tips for growing tomatoes” is about tomatoes, and “recette de gâteau” about a cake. */
export const postKind = new RegExp(
  '^(?:(?:checklist|guide|hack|idea|lesson|mistake|reason|step|tip|trick|tutorial)s?|things|ways|' +
    '(?:recette|receta|receita|consejo|conseil|dica|astuce|visite|visita)s?|ricett[ae]|consigli)$',
  'i',
)

/** “Black Friday” and “Monday motivation” are phrases, but a date alone is not a topic. */
const dates = `
  apr april aug august dec december feb february fri friday fridays jan january jul july jun june mar march mon monday
  mondays nov november oct october q1 q2 q3 q4 saturday saturdays sep sept september sunday sundays thu thur thurs
  thursday thursdays tue tues tuesday tuesdays wed wednesday wednesdays`

/** Adjectives, which only start phrases. Endings that most adjectives share are in `modifierPattern`. */
const adjectives = `
  alive annual big black bold brave bright busy calm central classic clean clear cold comfy cool cosy cozy crazy
  creamy creative crispy crunchy curly cute cyber daily damp dark deep digital double dry dusty early easy elderly
  elegant epic expensive extra fast final free fresh funny gentle giant golden half happy hard healthy heart heavy
  hidden high honest hot humble iced important impressive insane intense juicy junior key late lazy legendary light
  live local long lost loud low lucky magical major mental messy middle modern moist muddy narrow natural new odd
  online open personal poor pretty private professional quick quiet rainy rare recent regular rich rough safe salty
  sane secret senior shallow sharp short sick simple single slow small smart smooth snowy social soft sour special
  spicy steep sticky stiff stormy strange strict strong subtle sudden sunny sweet swift tasty thick thin tight trendy
  true unique unreal urban vast vintage viral vivid warm weak weekly weird wet wide wild windy wise young yummy zero`
const contraction = /(?:n['’]t|['’](?:d|ll|m|re|ve))$/
const modifierPattern = /^.{3,}(?:ed|ful|less|ous|able|ible|friendly|made)$|^.ied$/
/** Adverbs and superlatives. */
const adverbPattern = /^.{3,}(?:ly|est)$/
const verbPattern = /^.{3,}(?:ify|ize|yze)[ds]?$/
const participlePattern = /^(?:.{3,}|.y)ing$/

/** Nouns that only look like adjectives, adverbs or participles. */
const nouns = `
  assembly baking bedding belly biking blogging boxing branding breed butterfly camping ceiling climbing clothing
  coaching coding contest cooking crafting cycling dancing decorating dining drawing earring editing engineering
  evening everest family farming fishing forest fundraising gaming gardening harvest hiking hiring housing interest
  investing italy jelly kayaking knitting landscaping leaves lifting lighting manifest marketing mentoring mindful
  monopoly morning networking opening painting parenting planning podcasting pricing printing programming protest
  publishing rally reading recording recycling request running sailing sewing shipping shopify shopping sibling
  singing skating skiing skydiving snowboarding speed spotify spring streaming string styling surfing swimming
  teaching testing training traveling travelling vegetable wedding wellbeing writing`

/** Returns all forms of a regular verb, and others that are not words. “Wines” must not be a form of “win”. */
function inflect(verb: string): string[] {
  const stems = [verb, verb.replace(/e$/, ''), verb.replace(/y$/, 'i'), verb + verb.slice(-1)]
  const third = verb.replace(/y$/, 'i').replace(/[hiosxz]$/, '$&e')
  return [verb, `${verb}s`, `${third}s`, ...stems.flatMap((stem) => [`${stem}ed`, `${stem}ing`])]
}

const germanFillers = setOf(german)
const foreignFillers = setOf(german, romanceAndDutch)
const ambiguousSet = setOf(ambiguousFillers)
const nounEndings = setOf(endings, nounVerbs, nounVerbs.replaceAll(/\w+/g, '$&s'))
const dateWords = setOf(dates)
const adjectiveSet = setOf(adjectives)
const nounSet = setOf(nouns)
const fillers = setOf(english)
const roleSet = setOf(roles)
const verbForms: ReadonlySet<string> = new Set([...setOf(verbs, nounVerbs)].flatMap(inflect))

/** `topic`: a tag, also alone. Other words are parts of phrases: at the start, at the end or both. Fillers are neither. */
export type WordClass = 'topic' | 'modifier' | 'ending' | 'date' | 'filler'

/** Returns the class of a name in lower case: “Target” is not the verb, and “Great” starts “Great Barrier Reef”. */
export function classifyName(word: string): WordClass {
  if (isStopWord(word) || roleSet.has(word) || contraction.test(word)) return 'filler'
  if (dateWords.has(word)) return 'date'
  return fillers.has(word) ? 'modifier' : 'topic'
}

/** Returns the class of a word in lower case. English captions may repeat everything in another language. */
export function classifyWord(word: string): WordClass {
  if (nounSet.has(word)) return 'topic'
  if (nounEndings.has(word)) return 'ending'
  if (adjectiveSet.has(word)) return 'modifier'
  const isForeign = word.length > 2 && foreignFillers.has(word)
  if (verbForms.has(word) || fillers.has(word) || isForeign) return 'filler'
  const wordClass = classifyName(word)
  if (wordClass !== 'topic') return wordClass
  if (modifierPattern.test(word)) return 'modifier'
  if (adverbPattern.test(word) || verbPattern.test(word)) return 'filler'
  return participlePattern.test(word) ? 'ending' : 'topic'
}

/** Returns the class of a word in lower case that is not English. Ramos and Gómez are names, not verbs. */
export function classifyForeignWord(word: string, isName: boolean): WordClass {
  const isFiller = foreignFillers.has(word) || ambiguousSet.has(word) || (!isName && foreignVerb.test(word))
  return isFiller ? 'filler' : classifyName(word)
}

/** As far as it matters for tags. */
export type Language = 'english' | 'german' | 'other'

/** Returns the language of most of the words in lower case. */
export function detectLanguage(words: readonly string[]): Language {
  const foreignWords = words.filter((word) => foreignFillers.has(word))
  const englishWords = words.filter((word) => isStopWord(word) && !/^(?:a|am|an|as|do|in|me|no|on|so)$/.test(word))
  // Also in English: pico de gallo, pain au chocolat.
  const isDish = /^(?:de|di|du|au|alla)$/.test(foreignWords.join(' ')) && !/[à-ÿ]/.test(words.join(''))
  if (isDish || foreignWords.length <= englishWords.length) return 'english'
  const germanWords = foreignWords.filter((word) => germanFillers.has(word))
  return germanWords.length * 2 > foreignWords.length ? 'german' : 'other'
}

/** Returns whether a word in lower case is one of the most frequent words of a language. */
export function isCommonWord(word: string, language: Language): boolean {
  return isStopWord(word) || (language !== 'english' && foreignFillers.has(word))
}
