import { describe, expect, test } from 'vitest'
import { initialOptions } from '#core/options.ts'
import type { EngineContext } from '#core/tool.ts'
import { engine, type Hashtags } from './engine.ts'
import type { Settings } from './better-settings.ts'
import { tool } from './tool.ts'

function generate(text: string, settings: Partial<Settings> = {}): Hashtags {
  return engine.run({ text }, { ...initialOptions(tool.options), ...settings }, {} as EngineContext) as Hashtags
}

describe('related tags', () => {
  test.each([
    ['a word', 'gym', '#FitFam #GymLife'],
    ['a plural', 'Two dogs', '#DogsOfInstagram #DogLovers'],
    ['a plural in -sts', 'Local artists', '#Art'],
    ['two words', 'a mental health day', '#MentalHealth #MentalHealthAwareness'],
    ['a tag in the text', 'we did it #mentalhealth', '#MentalHealthAwareness #MentalHealthMatters'],
    ['the words of a phrase', 'vegan banana bread', '#Baking #HomeBaking #PlantBased #InstaBake'],
    ['a city', 'Hello from Lisbon', '#VisitLisbon #LisbonLife #LisbonFood #ExploreLisbon'],
    ['a city of two words', 'new orleans', '#VisitNewOrleans #NewOrleansLife'],
    ['a diagnosis', 'adhd', '#ADHDAwareness #Neurodivergent'],
    ['a pair rather than its words', 'bible study', '#BibleVerse #Scripture'],
    ['an art', 'urban sketching', '#UrbanSketchers #USk'],
    ['a game', 'elden ring', '#FromSoftware #DarkSouls'],
    ['a trade', 'blacksmith', '#Blacksmithing #Forged'],
    ['a food', 'strawberry jam', '#HomemadeJam #Preserves'],
    ['a tag of readers', 'bookstagram', '#BookLovers #Reading'],
    ['a country', 'Germany', '#Deutschland #VisitGermany'],
    ['a word of another language', 'Mi perro y yo en la playa', '#DogsOfInstagram #Beach'],
    ['two words, but not one of them', 'data science bootcamp', '#DataScience #BigData #DataAnalytics'],
    ['a holiday', 'a gift for Mother’s Day', '#MothersDay #GiftIdeas #HappyMothersDay'],
    ['an exercise', 'Squats and lunges', '#FitFam #GymLife'],
    ['a breed', 'our greyhound', '#DogsOfInstagram #DogLovers'],
    ['a number after a word', 'formula 1', '#Formula1 #F1 #Motorsport'],
    ['an adjective that is common elsewhere', 'tiny house', '#TinyHome #TinyHouseMovement'],
    ['words around a common one', 'women in business', '#WomenInBusiness #WomenEmpowerment'],
    ['a verb of another language', 'wandern mit Hund', '#DogsOfInstagram #Hiking'],
    ['a holiday of another language', 'Joyeux Noël à tous', '#Christmas #MerryChristmas'],
    ['the plural of another word', 'Our summer team', '#SummerVibes #Summertime'],
    ['the topic with most words', 'Wine, our puppy and a greyhound', '#DogsOfInstagram #DogLovers #WineLover'],
    [
      'a new role rather than its side words',
      'I joined Acme as Senior Product Manager after years in startups! I’m hiring two UX researchers in my new leadership role.',
      '#Career #ProductManagement #Leadership',
    ],
    ['the only topic of a later sentence', 'Sunday morning. I am a coffee nerd.', '#CoffeeLover #CoffeeTime'],
    [
      'a word rather than a part of a phrase',
      'Another rainy day, so I finally finished the baby blanket. Crochet keeps me sane.',
      '#CrochetAddict #Amigurumi',
    ],
    ['an activity and a place', 'Senderismo en Mallorca con amigos', '#VisitMallorca #Hiking'],
    ['a continent', 'How to travel Europe', '#TravelEurope #VisitEurope'],
    ['a technical name', 'Learning C++ at work', '#Cpp #CppProgramming'],
    ['Dutch', 'De beste koffie in de stad vind je bij ons in Utrecht', '#VisitUtrecht #Coffee'],
    ['a lens', 'Shot on film at f/1.4, portrait of my sister', '#FilmPhotography #PortraitPhotography'],
    ['supply chain', 'supply chain', '#SupplyChainManagement #Logistics #Procurement'],
    ['IT', 'enterprise architecture', '#EnterpriseIT #SolutionArchitecture'],
    ['security', 'zero trust architecture', '#ZeroTrust #CyberSecurity'],
    ['business marketing', 'account based marketing', '#ABM #B2BMarketing'],
    ['a local trade', 'plumber', '#Plumbing #PlumbingLife'],
    ['what is delivered', 'Free UK delivery on all yoga mats', '#YogaLife #YogaEveryday'],
    ['a pair with “&”', 'D&D with friends', '#BoardGames #TabletopGames'],
    ['the last word of a phrase', 'Meet Tom, our new rescue greyhound. He loves cheese.', '#DogsOfInstagram'],
    ['words after an unknown phrase', 'back from hiking half dome in yosemite, zero regrets', '#NationalParks'],
    ['a place that starts a German text', 'Puglia in 7 Tagen: der schönste Strand und das Essen', '#VisitPuglia'],
    ['no credits', 'A rooftop in Lisbon. Music by Epidemic Sound', '#VisitLisbon #LisbonLife'],
  ])('for %s: %j', (_, text, tags) => {
    const expected = tags.split(' ')
    expect(generate(text).related.slice(0, expected.length)).toEqual(expected)
  })

  test.each([
    ['common words', 'to be or not'],
    ['no text', ''],
    ['an idiom alone', 'fall in love'],
    ['a verb before its object', 'love this place'],
    ['words without a topic', 'We sold three xylophones'],
    ['a common word', 'because'],
    ['a word in other letters', 'ксилофон'],
    ['a long text', 'gym. '.repeat(5000)],
    ['a word that is only a tag of a topic', 'Grief comes in waves'],
    ['verbs', 'We cycle to monitor it'],
  ])('are not offered for %s', (_, text) => expect(generate(text).related).toEqual([]))

  test.each([
    ['a word that only one word names', 'My parents came to the house with wool for the hospital', /Knit|Nurs/],
    ['a word of a name', 'Acme Robotics opened an office near the station today', /Robot|Arduino/],
    ['a common word', 'Finally a PR on squats today', /News|Journalism/],
    ['one of several words', 'A long day with Tom. The tools, a table, some yarn, then a guitar', /Knit|Guitar/],
    ['an idiom', 'The exam in Lisbon was a piece of cake, on a budget', /Bak|Budget|Finance/],
    ['a letter and a word', 'Vitamin C at night', /Cat/],
    ['two short words in a row', 'De beste koffie in de stad vind je bij ons in Utrecht', /India/],
    ['where a shop delivers to', 'Free UK delivery on yoga mats, shipping to Germany', /UK|Germany|Britain/],
    ['the French word for view', 'Rando avec mon chien, vue incroyable sur le lac', /JavaScript/],
    ['the Italian word for salt', 'Il sale del mare è buono', /Sale|Deals/],
    ['a word of a pair', 'These home buyers study the market', /Student/],
  ])('of a post are not about %s', (_, text, wrong) => expect(generate(text).related.join(' ')).not.toMatch(wrong))

  test.each([
    ['one of its first two tags', 'My dog sat with us at the station', '#DogsOfInstagram'],
    ['a known pair', 'Three tips for first time home buyers this year', '#RealEstate'],
    ['two words', 'The guests came by with yarn and some very old wool', '#Knitting'],
    ['each of its keywords', 'gym, wine, yoga, dog', '#FitFam'],
  ])('of a post are about %s', (_, text, first) => expect(generate(text).related[0]).toBe(first))

  test.each([
    ["We're hiring! Acme Robotics wants engineers in Chicago.", '#NowHiring #JobOpening'],
    ['Acme is looking for a nurse in Denver', '#Hiring #NowHiring'],
    ['Wir suchen eine Pflegekraft in Berlin', '#Hiring #NowHiring'],
    ['On recrute un développeur à Lyon', '#Hiring #NowHiring'],
    ['Estamos contratando ingenieros en Madrid', '#Hiring #NowHiring'],
    ['Last chance! The winter sale ends tonight', '#Deals #SpecialOffer'],
    ['GIVEAWAY! Win a set of mugs with your best friend', '#GiveawayAlert #GiveawayTime'],
    ['My new single is out now on Spotify!', '#NewMusic #Music'],
    ['We just launched our new app for busy parents', '#Launch #ProductLaunch'],
    ['Lovely house for sale in Leeds with a garden', '#RealEstate #VisitLeeds'],
  ])('start with what a post is for: %s', (text, tags) =>
    expect(generate(text).related.slice(0, 2).join(' ')).toBe(tags),
  )

  test.each([
    ['20% off all ceramic mugs this weekend', '#Pottery #HandmadePottery'],
    ['50% off all wines this weekend', '#WineLover #WineTime'],
    ['Flash sale: 30% off our soy candles', '#SoyCandles #HandmadeCandles'],
  ])('are first about what is on sale, then about the sale: %s', (text, tags) => {
    const { related } = generate(text)
    expect(related.slice(0, 2).join(' ')).toBe(tags)
    expect(related).toEqual(expect.arrayContaining(['#SpecialOffer', '#ShopNow']))
  })

  test.each([
    ['Kerzen, kaarsen, candele, bougies, velas', '#Candles'],
    ['oorbellen', '#Jewelry'],
    ['zapatos de mujer', '#Shoes'],
    ['bolsos', '#Bags'],
    ['herfst', '#Autumn'],
    ['schilderij', '#Art'],
    ['Hoje tem pão quentinho na padaria', '#Baking'],
    ['Frische Seifen und Kerzen aus Hamburg', '#Soap'],
    ['Wij wandelen graag in de bergen', '#Nature'],
    ['Corso di vela per principianti', '#Sailing'],
  ])('are in English for words of other languages: %j', (text, first) => expect(generate(text).related[0]).toBe(first))

  test.each(['Chicago', 'Manchester', 'Calgary', 'Austin', 'Oslo', 'Hanoi'])('for %s name no other place', (city) => {
    const { related, isComposed } = generate(city)
    expect(isComposed).toBe(false)
    expect(related.slice(0, 2)).toEqual([`#Visit${city}`, `#${city}Life`])
    expect(related.join(' ')).not.toMatch(/California|London|Vancouver|Toronto|Sweden|Singapore|Lover/)
  })

  test('are composed from a keyword after a hyphen', () => {
    expect(generate('-xylo').related).toContain('#XyloLife')
  })

  test('are composed from a keyword without a topic', () => {
    const { related, isComposed } = generate('xylophones')
    expect(related.slice(0, 3)).toEqual(['#XylophoneLife', '#XylophoneLover', '#XylophoneCommunity'])
    expect(isComposed).toBe(true)
    expect(generate('wall clocks').related[0]).toBe('#WallClockLife')
    expect(generate('imanes decorativos').related[0]).toBe('#ImanesDecorativosLife')
    expect(generate('macetas').related[0]).toBe('#MacetasLife')
    expect(generate('gym').isComposed).toBe(false)
  })

  test('leave out the tags of the result, also in the plural', () => {
    expect(generate('venture capital').related).toEqual(expect.arrayContaining(['#Startup', '#Founder']))
    expect(generate('startups, founder').related.join(' ')).not.toMatch(/#(?:startups?|founder)\b/i)
  })

  test('are about three topics at most', () => {
    const { related } = generate('gym, espresso, dog, cat')
    expect(related).toEqual(generate('gym, espresso, dog').related)
    expect(related).toHaveLength(19)
  })

  test('have the requested letters', () => {
    expect(generate('gym', { letters: 'lower' }).related[0]).toBe('#fitfam')
    expect(generate('gym', { letters: 'upper' }).related[0]).toBe('#FITFAM')
  })
})

describe('related option', () => {
  test('adds tags to those of the text, on top of the maximum', () => {
    const { items, candidates, allowances } = generate('gym', { related: 2, max: 1 })
    expect(items).toEqual(['#gym', '#FitFam', '#GymLife'])
    expect(candidates).toEqual(['#gym'])
    expect(allowances.find(({ platform }) => platform === 'Instagram')).toMatchObject({ used: 3 })
  })

  test('adds others instead of those that the without option names', () => {
    expect(generate('gym', { related: 1, without: '#fitfam' }).items).toEqual(['#gym', '#GymLife'])
  })

  test('is 0 by default', () => expect(generate('gym').items).toEqual(['#gym']))
})

describe('with option', () => {
  test.each([
    ['#GymLife', ['#gym', '#GymLife']],
    ['gymlife, My_Brand!', ['#gym', '#GymLife', '#My_Brand']],
    ['#GYM', ['#gym']],
    ['', ['#gym']],
  ])('%j gives %j', (added, items) => expect(generate('gym', { with: added }).items).toEqual(items))

  test('keeps a tag that is no longer related, so that it can be removed', () => {
    expect(generate('coffee', { with: '#GymLife' }).related.at(-1)).toBe('#GymLife')
  })
})
