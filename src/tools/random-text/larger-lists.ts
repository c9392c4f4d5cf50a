import { wordlist } from '@scure/bip39/wordlists/english.js'
import { adjectives as positive } from '#core/random/adjectives.ts'
import { themes } from '#core/random/themes.ts'
import { people, places, things } from './draw-sentence.ts'

const { animals, fantasy, food, nature, technology } = themes

/** For letters with which few of the other words start. */
const rareNouns = (
  'idea igloo ink insect iron item jelly jewel jigsaw journey juice jungle kangaroo kayak kimono kitten knot ladle ' +
  'quail quality quantity queen query quest question queue quill quilt quiver quiz uniform union unit universe urchin ' +
  'urn user utensil vacuum vampire van vault vegetable veil velvet vest victory vine violet virus voice vote vulture ' +
  'xenon xylem xylophone yacht yard yarn year yeast yoga yogurt yolk youth zeal zest zigzag zinc zip zipper zither ' +
  'zodiac zombie zone zucchini'
).split(' ')

const verbs = (
  'accept achieve act admire advise agree allow answer appear argue arrange arrive ask attack avoid bake balance ' +
  'become begin believe belong bend blame blink boil borrow bounce break breathe bring build burn buy call carry catch ' +
  'cause change chase cheer chew choose clap clean climb close collect compare complain consider continue cook copy ' +
  'count cover crawl create cross cry cut dance dare decide deliver deny describe destroy dig discover divide dream ' +
  'draw drink drive drop earn eat encourage enjoy enter escape examine exist expect explain explore fail fall fear ' +
  'feed feel fight fill find finish fix float flow fly fold follow forget forgive freeze gather gaze give glow grab ' +
  'greet grow guard guess guide hang happen harvest hate hear help hide hit hold hope hug hurry ignore imagine improve ' +
  'include increase inform inspect invent invite iron itch jog join joke juggle jump justify keep kick kneel knit ' +
  'knock know label land last laugh lead lean learn leave lend lift like listen live look lose love make manage mark ' +
  'marry measure meet melt mend mix move multiply name need negotiate notice obey object observe obtain offer open ' +
  'order organize owe own pack paint pass pause pay persuade plan plant play plunge pour practise praise prepare ' +
  'prevent produce promise protect prove pull push put question queue quit quote race reach read receive record reduce ' +
  'refuse remain remember remove repair repeat replace rescue rest return ride ring rise roar run rush sail save say ' +
  'scream search see sell send separate serve share shine shout show sigh sing sit sleep slide smell smile sneeze ' +
  'solve speak spend spin stand stare start stay steal stir stop stretch study succeed suggest swallow swim take talk ' +
  'taste teach tease tell test thank think throw tie touch train travel trust try turn twist understand undo unite ' +
  'unlock unpack upset urge use vanish vary visit volunteer vote wait wake walk wander want warn wash watch wave wear ' +
  'weep weigh whisper win wink wipe wish wonder work worry wrap write yawn yell yield zap zip zoom'
).split(' ')

const otherAdjectives = (
  'absent absurd active angry anxious available awake awful awkward bare basic better bitter blank blue blunt ' +
  'boring broad broken brown cheap clumsy coarse cold common complete complex cruel curly damp dangerous dark ' +
  'deep delicate different dirty dizzy double dry dull easy electric empty endless enormous equal evil exact ' +
  'expensive faint fair false familiar far fast final firm flat foolish formal fragile free fresh full generous ' +
  'giant glad good great greedy grey guilty hard harsh healthy heavy helpful high hollow hot huge hungry identical ill ' +
  'important impossible innocent itchy jealous joint juicy junior large last lazy left light likely little local long ' +
  'loose low mad main major massive mean medical messy mild minor mobile moist musical narrow nasty natural naughty ' +
  'nearby nervous new nice noisy normal obvious old open opposite orange ordinary outer painful pale past perfect pink ' +
  'plain pleasant poor popular possible pretty private public quaint questionable quirky random raw ready real red ' +
  'remote rich right ripe rough round rude sad safe same scary separate serious severe shallow sharp short sick similar ' +
  'simple single small sour spare square stale steep stiff strange strict sudden super sure tame tart tasty thick ' +
  'thin tight tired total tough tricky true typical ugly unable uneven unfair unhappy unique unknown unusual upper ' +
  'upset useful useless usual vacant vague vain valid valuable vast visible weak weary weird wet white whole ' +
  'wicked wide wooden wrong yearly yellow zany zealous zigzag'
).split(' ')

function withoutRepeats(...lists: readonly (readonly string[])[]): readonly string[] {
  return [...new Set(lists.flat())]
}

const nouns = withoutRepeats(animals, fantasy, food, nature, technology, people, places, things, rareNouns)
const adjectives = withoutRepeats(positive, otherAdjectives)

/** Loaded only when needed. */
export const largerLists = { common: withoutRepeats(wordlist, nouns, verbs, adjectives), nouns, verbs, adjectives }
