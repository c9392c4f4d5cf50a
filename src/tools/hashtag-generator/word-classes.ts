import { isStopWord } from '#core/text/stop-words.ts'
import { foreignWords, setOf } from './language.ts'

/** Words that say nothing about a topic but are not stop words: adverbs, amounts, times, praise, posts and their readers. */
const fillers = setOf(`
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
  within without woke won wonderful wore worn worth wow written wrote yay yeah yes yesterday`)

/** Before names: “President Lincoln”. */
const roles = setOf(`
  ceo cfo chair chairman chairwoman chief commander coo cto director dr executive governor mayor minister mr mrs ms
  officer president prof professor secretary senator spokesman spokeswoman`)

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
const dates = setOf(`
  apr april aug august dec december feb february fri friday fridays jan january jul july jun june mar march mon monday
  mondays nov november oct october q1 q2 q3 q4 saturday saturdays sep sept september sunday sundays thu thur thurs
  thursday thursdays tue tues tuesday tuesdays wed wednesday wednesdays`)

/** Adjectives, which only start phrases. Endings that most adjectives share are in `modifierPattern`. */
const adjectives = setOf(`
  alive annual big black bold brave bright busy calm central classic clean clear cold comfy cool cosy cozy crazy
  creamy creative crispy crunchy curly cute cyber daily damp dark deep digital double dry dusty early easy elderly
  elegant epic expensive extra fast final free fresh funny gentle giant golden half happy hard healthy heart heavy
  hidden high honest hot humble iced important impressive insane intense juicy junior key late lazy legendary light
  live local long lost loud low lucky magical major mental messy middle modern moist muddy narrow natural new odd
  online open personal poor pretty private professional quick quiet rainy rare recent regular rich rough safe salty
  sane secret senior shallow sharp short sick simple single slow small smart smooth snowy social soft sour special
  spicy steep sticky stiff stormy strange strict strong subtle sudden sunny sweet swift tasty thick thin tight trendy
  true unique unreal urban vast vintage viral vivid warm weak weekly weird wet wide wild windy wise young yummy zero`)
const contraction = /(?:n['’]t|['’](?:d|ll|m|re|ve))$/
const modifierPattern = /^.{3,}(?:ed|ful|less|ous|able|ible|friendly|made)$|^.ied$/
/** Adverbs and superlatives. */
const adverbPattern = /^.{3,}(?:ly|est)$/
const verbPattern = /^.{3,}(?:ify|ize|yze)[ds]?$/
const participlePattern = /^(?:.{3,}|.y)ing$/

/** Nouns that only look like adjectives, adverbs or participles. */
const nouns = setOf(`
  assembly baking bedding belly biking blogging boxing branding breed butterfly camping ceiling climbing clothing
  coaching coding contest cooking crafting cycling dancing decorating dining drawing earring editing engineering
  evening everest family farming fishing forest fundraising gaming gardening harvest hiking hiring housing interest
  investing italy jelly kayaking knitting landscaping leaves lifting lighting manifest marketing mentoring mindful
  monopoly morning networking opening painting parenting planning podcasting pricing printing programming protest
  publishing rally reading recording recycling request running sailing sewing shipping shopify shopping sibling
  singing skating skiing skydiving snowboarding speed spotify spring streaming string styling surfing swimming
  teaching testing training traveling travelling vegetable wedding wellbeing writing`)

/** Returns all forms of a regular verb, and others that are not words. “Wines” must not be a form of “win”. */
function inflect(verb: string): string[] {
  const stems = [verb, verb.replace(/e$/, ''), verb.replace(/y$/, 'i'), verb + verb.slice(-1)]
  const third = verb.replace(/y$/, 'i').replace(/[hiosxz]$/, '$&e')
  return [verb, `${verb}s`, `${third}s`, ...stems.flatMap((stem) => [`${stem}ed`, `${stem}ing`])]
}

const nounEndings = setOf(endings, nounVerbs, nounVerbs.replaceAll(/\w+/g, '$&s'))
const verbForms: ReadonlySet<string> = new Set([...setOf(verbs, nounVerbs)].flatMap(inflect))

/** `noun`: a tag, also alone. Other words are parts of phrases: at the start, at the end or both. Fillers are neither. */
export type WordClass = 'noun' | 'modifier' | 'ending' | 'date' | 'filler'

/** Returns the class of a name in lower case: “Target” is not the verb, and “Great” starts “Great Barrier Reef”. */
export function classifyName(word: string): WordClass {
  if (isStopWord(word) || roles.has(word) || contraction.test(word)) return 'filler'
  if (dates.has(word)) return 'date'
  return fillers.has(word) ? 'modifier' : 'noun'
}

/** Returns the class of a word in lower case. English captions may repeat everything in another language. */
export function classifyWord(word: string): WordClass {
  if (nouns.has(word)) return 'noun'
  if (nounEndings.has(word)) return 'ending'
  if (adjectives.has(word)) return 'modifier'
  const isForeign = word.length > 2 && foreignWords.has(word)
  if (verbForms.has(word) || fillers.has(word) || isForeign) return 'filler'
  const wordClass = classifyName(word)
  if (wordClass !== 'noun') return wordClass
  if (modifierPattern.test(word)) return 'modifier'
  if (adverbPattern.test(word) || verbPattern.test(word)) return 'filler'
  return participlePattern.test(word) ? 'ending' : 'noun'
}
