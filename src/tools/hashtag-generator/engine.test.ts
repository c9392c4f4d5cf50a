import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initialOptions } from '#core/options.ts'
import type { EngineContext } from '#core/tool.ts'
import { engine, type Hashtags } from './engine.ts'
import type { Settings } from './tag-words.ts'
import { tool } from './tool.ts'

function generate(text: string, settings: Partial<Settings> = {}): Hashtags {
  return engine.run({ text }, { ...initialOptions(tool.options), ...settings }, {} as EngineContext) as Hashtags
}

describe('hashtags', () => {
  test.each([
    ['', []],
    [' \n\t ', []],
    ['a', []],
    ['to be', []],
    ['...!? 👍 🇫🇷', []],
    ['sun', ['#sun']],
    ['go sun', ['#sun']],
    ['big news', ['#bignews', '#big', '#news']],
    ['Big, NEWS!', ['#BigNEWS', '#Big', '#NEWS']],
    ['news News NEWS', ['#news']],
    ['big news Big News', ['#bignews', '#big', '#news']],
    ["don't well-known", ['#dontwellknown', '#dont', '#wellknown']],
    ["don't dont DON’T", ['#dont']],
    ['one—two three/four five_six', ['#onetwothreefourfivesix', '#one', '#two', '#three', '#four', '#five', '#six']],
    ['#Already #tagged', ['#Alreadytagged', '#Already', '#tagged']],
    ['line\r\nbreak\u00a0nbsp', ['#linebreaknbsp', '#line', '#break', '#nbsp']],
    ['it is constructor __proto__', ['#constructorproto', '#constructor', '#proto']],
    ['foo bar foobar', ['#foobarfoobar', '#foo', '#bar', '#foobar']],
  ])('for %j are %j', (text, items) => {
    expect(generate(text).items).toEqual(items)
  })

  test.each([
    ['Summer 2025', ['#Summer2025', '#Summer']],
    ['2025 Summer', ['#2025Summer', '#Summer']],
    ['2025', []],
    ['2024 2025', []],
    ['٢٠٢٥', []],
    ['2nd b2b 4G', ['#2ndb2b', '#2nd', '#b2b']],
    ['4,000 runs', ['#4000runs', '#runs']],
    ['2,024,000 runs', ['#2024000runs', '#runs']],
    ['2023,100,2024 runs', ['#20231002024runs', '#runs']],
    ['1,0000 runs', ['#0000runs', '#runs']],
  ])('for %j with numbers are %j', (text, items) => {
    expect(generate(text).items).toEqual(items)
  })

  test.each([
    ['Café São', ['#CaféSão', '#Café', '#São']],
    ['cafe\u0301', ['#cafe\u0301']],
    ['café CAFE\u0301', ['#café']],
    ['e\u0301e\u0301 née', ['#née']],
    ['東京タワー、最高。', ['#東京タワー']],
    ['日本語 東京', ['#日本語']],
    ['สวัสดี ชาวโลก', ['#สวัสดีชาวโลก', '#สวัสดี', '#ชาวโลก']],
    ['שלום עולם', ['#שלוםעולם', '#שלום', '#עולם']],
    ['مرحبا بالعالم', ['#مرحبابالعالم', '#مرحبا', '#بالعالم']],
    ['می\u200cخواهم', ['#می\u200cخواهم']],
    ['नमस्ते', ['#नमस्ते']],
    ['ΣΟΦΟΣ σοφός σοφος', ['#ΣΟΦΟΣσοφός', '#ΣΟΦΟΣ', '#σοφός']],
    ['İstanbul istanbul', ['#İstanbulistanbul', '#İstanbul', '#istanbul']],
    ['кофе КОФЕ', ['#кофе']],
    ['𐐨𐐩𐐪 𐐀𐐁𐐂', ['#𐐨𐐩𐐪']],
    ['coffee☕time', ['#coffeetime', '#coffee', '#time']],
  ])('for %j in any script are %j', (text, items) => {
    expect(generate(text).items).toEqual(items)
  })

  test('number at most ten, including the tag that combines the other nine', () => {
    const { items } = generate('one two three four five six seven eight nine ten eleven twelve')
    expect(items).toHaveLength(10)
    expect(items[0]).toBe('#onetwothreefourfivesixseveneightnine')
    expect(items[9]).toBe('#nine')
  })

  test('contain no punctuation or spaces, differ in more than case, and number at most ten', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const { items } = generate(text)
        expect(items.length).toBeLessThanOrEqual(10)
        expect(items.filter((item) => !/^#[\p{L}\p{N}\p{M}\u200c\u200d]+$/u.test(item))).toEqual([])
        expect(items.filter((item) => !/\p{L}/u.test(item))).toEqual([])
        expect(new Set(items.map((item) => item.normalize('NFC').toLowerCase())).size).toBe(items.length)
      }),
    )
  })

  test('consist of one tag per word and one that combines all words', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 3, maxLength: 4 })
    fc.assert(
      fc.property(fc.uniqueArray(letters, { minLength: 2, maxLength: 9 }), (words) => {
        expect(generate(words.join(' ')).items).toEqual(['', ...words].map((word) => `#${word || words.join('')}`))
      }),
    )
  })

  test('are printed with spaces between them', () => {
    expect(engine.print(generate('big news'))).toBe('#bignews #big #news')
    expect(engine.print(generate(''))).toBe('')
  })
})

describe('letters option', () => {
  test.each([
    ['typed', 'slow Travel iPhone', '#slowTraveliPhone #slow #Travel #iPhone'],
    ['capitals', 'slow Travel iPhone', '#SlowTravelIPhone #Slow #Travel #IPhone'],
    ['lower', 'slow Travel iPhone', '#slowtraveliphone #slow #travel #iphone'],
    ['capitals', 'élan vital', '#ÉlanVital #Élan #Vital'],
    ['lower', 'ΣΟΦΟΣ', '#σοφος'],
    ['capitals', 'ßen SSen', '#SSen'],
    ['capitals', "self-care don't", '#SelfCareDont #SelfCare #Dont'],
    ['upper', 'slow Travel iPhone', '#SLOWTRAVELIPHONE #SLOW #TRAVEL #IPHONE'],
    ['upper', 'straße élan', '#STRASSEÉLAN #STRASSE #ÉLAN'],
  ] as const)('%s: %j gives %j', (letters, text, tags) => {
    expect(engine.print(generate(text, { letters }))).toBe(tags)
  })
})

describe('skipCommon option', () => {
  test.each([
    ['The best bread with your soup', '#bestbreadsoup #best #bread #soup'],
    ["We've baked; you’re late", '#bakedlate #baked #late'],
    ['the and with', ''],
    ['Theory', '#Theory'],
    ['¡Qué rica la tortilla de mi abuela!', '#ricatortillaabuela #rica #tortilla #abuela'],
  ])('leaves common words out of %j', (text, tags) => {
    expect(engine.print(generate(text, { skipCommon: true }))).toBe(tags)
  })

  test('is off by default', () => {
    expect(generate('the end').items).toEqual(['#theend', '#the', '#end'])
  })
})

describe('phrases option', () => {
  test.each([
    ['slow travel', '#SlowTravel'],
    ['slow travel, Portugal by train\nport wine; sea', '#SlowTravel #PortugalByTrain #PortWine #Sea'],
    ['Slow travel: is it fun? yes!', '#SlowTravel #IsItFun #Yes'],
    ['#slow #travel', '#Slow #Travel'],
    ['well-known cafés, don’t go', '#WellKnownCafés #DontGo'],
    ['plant-based diet, self-care sunday, back‑to‑school', '#PlantBasedDiet #SelfCareSunday #BackToSchool'],
    ['4,000 runners, 1,234,567 steps', '#4000Runners #1234567Steps'],
    ['slow travel,SLOW TRAVEL,Slow  Travel', '#SlowTravel'],
    ['東京 タワー、京都の朝', '#東京タワー #京都の朝'],
    ['a, ab, 2026, 5 a day, ,,\r\n', '#5ADay'],
    ['', ''],
  ])('makes one tag of each phrase in %j: %s', (text, tags) => {
    expect(engine.print(generate(text, { phrases: true, letters: 'capitals' }))).toBe(tags)
  })

  test('keeps the letters as typed by default, and leaves out common words on request', () => {
    expect(generate('slow travel', { phrases: true }).items).toEqual(['#slowtravel'])
    const settings = { phrases: true, letters: 'capitals', skipCommon: true } as const
    expect(generate('the end of the road, to be or not', settings).items).toEqual(['#EndRoad'])
  })
})

describe('links, email addresses and @names', () => {
  test.each([
    ['fresh bread at https://example.com/a,b?c=d', '#freshbread #fresh #bread'],
    ['bread (www.example.com), soup', '#breadsoup #bread #soup'],
    ['bread at Booking.com or bit.ly/bread.', '#bread'],
    ['mail anna.smith@example.com, thanks', '#mailthanks #mail #thanks'],
    ['photo by @anna_smith', '#photo'],
    ['bread,https://example.com', '#bread'],
    ['tea and/or cake. Node.js', '#teaandcakeNode #tea #and #cake #Node'],
  ])('in %j do not become tags', (text, tags) => {
    expect(engine.print(generate(text))).toBe(tags)
  })

  test('do not become part of a phrase', () => {
    expect(generate('slow travel https://example.com', { phrases: true }).items).toEqual(['#slowtravel'])
  })
})

describe('ranked option', () => {
  test.each([
    ['phrases before words', 'slow travel through the douro valley by train', '#SlowTravel #DouroValley #Train'],
    ['repeated words first', 'A drink: green tea, black tea and my tea', '#Tea #GreenTea #BlackTea #Drink'],
    ['repeated phrases first', 'A bread knife, a sourdough loaf, our sourdough loaf', '#SourdoughLoaf #BreadKnife'],
    ['names first', 'the harbour and the lights of Porto', '#Porto #Harbour #Lights'],
    ['names of three words', 'We flew to New York City.', '#NewYorkCity'],
    ['phrases of a title', '10 Easy Ways To Bake Sourdough Bread At Home', '#SourdoughBread #Home #Sourdough #Bread'],
    ['abbreviations', 'how the UK, the US and the EU use AI, 5G and 4k', '#UK #US #EU #AI #5G #4k'],
    ['words in a text of capitals', 'CALL US: BIG SALE ON IT', '#BigSale'],
    ['stressed sentences like others', 'WHAT A GAME! At Wembley with NASA. COYG!', '#Wembley #NASA #COYG #Game'],
    ['no stressed common words', 'We LOVE the sea, and it IS blue', '#Sea'],
    ['existing tags first', 'Port wine in Porto #slowtravel #Portugal2025', '#slowtravel #Portugal2025 #Porto'],
    ['existing tags once', 'Slow travel, travel slowly: #SlowTravel #slowTravel', '#SlowTravel #Travel'],
    ['a year after a word', 'summer 2025, 2025', '#Summer2025'],
    ['a possessive', 'at Anna’s', '#Annas'],
    ['a possessive with the name', 'at Anna’s, with Anna', '#Anna'],
    ['holidays', "Happy Mother's Day from Macy's", '#HappyMothersDay #Macys'],
    ['holidays in lower case', 'happy fathers day', '#FathersDay'],
    ['holidays of three words', 'We love New Year’s Day.', '#NewYearsDay'],
    ['a holiday', "vegan chocolate cake recipe for Valentine's Day", '#ValentinesDay #ChocolateCakeRecipe #Vegan'],
    [
      'words that only end phrases',
      'leg day: my day, climate change, more work',
      '#LegDay #ClimateChange #Leg #Climate',
    ],
    ['mixed capitals', 'my iPhone', '#iPhone'],
    ['two characters of Chinese', '東京、最高', '#東京 #最高'],
    ['words of Chinese', '我们喜欢北京的夜景和咖啡', '#北京 #夜景 #咖啡'],
    ['nouns of Japanese', '東京タワーの夜景がとても綺麗でした', '#東京タワー #夜景 #綺麗'],
    ['a name with its noun', 'I made the viral Dubai chocolate at home', '#DubaiChocolate #Home #Dubai #Chocolate'],
    ['no adjective in a name', 'Senior React developer wanted in Munich', '#ReactDeveloper #Munich'],
    ['no verb after a name', 'Now Tesla recalls cars in China, and Siemens drops its logo', '#Tesla #China #Siemens'],
    [
      'repeated phrases of three words',
      'Small business owners need help. Small business owners are tired.',
      '#SmallBusinessOwners',
    ],
    ['a French phrase after an adjective', 'Recette facile de tarte aux pommes', '#TarteAuxPommes #Recette'],
    ['phrases of Italian', 'Ricetta veloce: pasta alla carbonara senza panna', '#PastaAllaCarbonara'],
    ['phrases of Portuguese', 'Receita fácil de bolo de cenoura com chocolate', '#BoloDeCenoura #Chocolate #Receita'],
    ['no link in bio in German', 'Das neue Video ist da! Mehr dazu im Link in der Bio', '#Video'],
    ['nouns of German', 'Heute waren wir mit dem Hund im Schwarzwald wandern.', '#Hund #Schwarzwald'],
    [
      'no verbs, days or prices of German',
      'Kommt am Sonntag zum Frühstück! Der Kuchen kostet 3 Euro, bis 14 Uhr.',
      '#Frühstück #Kuchen',
    ],
    ['names and words of other languages', 'avec les enfants à Lyon, dans le parc', '#Lyon #Enfants #Parc'],
    [
      'phrases of Spanish',
      'Nueva receta en el blog: tarta de queso con mermelada de frambuesa',
      '#TartaDeQueso #MermeladaDeFrambuesa #Blog #Receta #Tarta',
    ],
    [
      'names of Spanish and Portuguese',
      'con Sergio Ramos en el Mosteiro dos Jerónimos',
      '#SergioRamos #MosteiroDosJerónimos',
    ],
    ['nouns of French first', 'Fabriqués avec soin pour l’automne : des pulls doux', '#Automne #Pulls'],
    [
      'no verbs',
      'We just wrapped up and announced it. It improves retention, helping teams grow.',
      '#Retention #Teams',
    ],
    ['no praise or adverbs alone', 'An amazing, truly wonderful sunset. Finally home!', '#Sunset #Home'],
    ['no dates alone', 'This Friday, on 31 March, in April 2026: Monday motivation', '#MondayMotivation #Motivation'],
    ['adjectives with their nouns', 'Roasted potatoes, dark and cool', '#RoastedPotatoes'],
    ['a verb before a name', 'I joined Stripe after five years at Shopify.', '#Stripe #Shopify'],
    [
      'names with “of” and numbers',
      'Travel with Bank of America, Apollo 17, Rio de Janeiro',
      '#BankOfAmerica #Apollo17 #RioDeJaneiro #Travel',
    ],
    ['a possessive before a name', "It was NASA's Artemis II mission.", '#NASA #ArtemisII #Mission'],
    ['a name once', 'Jerome Powell spoke. Then Powell left.', '#JeromePowell'],
    ['names of places', 'from Los Angeles to Las Vegas, El Paso and La Paz', '#LosAngeles #LasVegas #ElPaso #LaPaz'],
    ['a name and a longer one', 'We met in Leeds, by Leeds City Council.', '#Leeds #LeedsCityCouncil'],
    ['days with the same letter', 'a self-care Sunday, on sale Friday', '#SelfCareSunday #Sale #SelfCare'],
    ['no discount codes', 'Swimwear: use code SUN20 now!', '#Swimwear'],
    ['a product', 'the new iPhone 18 Pro', '#iPhone18Pro'],
    ['names that start with praise', 'We dived at the Great Barrier Reef.', '#GreatBarrierReef'],
    ['nouns in -ing', 'My habits: journaling, and crocheting with friends', '#Habits #Journaling #Crocheting #Friends'],
    ['a noun after -ing', 'from nursing school to our living room', '#NursingSchool #LivingRoom'],
    ['an adjective before -ing', "Healthy eating doesn't have to be expensive.", '#HealthyEating'],
    ['no time zones, and colors', 'At 6pm EST: Handmade mugs in ocean blue.', '#HandmadeMugs #OceanBlue'],
    [
      'repeated phrases of Spanish',
      'La paella valenciana de mi abuela. Me encanta la paella valenciana con arroz.',
      '#PaellaValenciana #Abuela #Arroz',
    ],
    ['no question words', '¡Qué rica la tortilla! ¿Cómo se hace con el pan?', '#Tortilla #Pan'],
    ['no verb after an emoji', 'Kyoto has my heart ❤️ Saving this for our autumn trip', '#AutumnTrip #Kyoto #Autumn'],
    ['no part of a version', 'the launch of Flowboard 2.0', '#Flowboard'],
    ['no superlatives or owners', "England's lightest running shoe, in the forest", '#RunningShoe #England #Forest'],
    ['no verb that starts a quotation', 'Read “Understanding Rust” today', '#Rust'],
    ['no day after a verb', 'The sale ends Monday, on Taco Tuesday', '#TacoTuesday #Sale'],
    ['a quarter only in a phrase', 'Our Q3 results, DM me', '#Q3Results #Results'],
    ['roles without a tag', 'with Apple CEO Tim Cook', '#Apple #TimCook'],
    ['a sentence after an @name', 'With @anna. Doors open, coffee', '#Doors #Coffee'],
    ['hyphenated words', 'a one-pan dinner', '#OnePanDinner #OnePan #Dinner'],
    [
      'a list of topics',
      'vegan banana bread recipe, gluten free baking, easy dessert',
      '#VeganBananaBreadRecipe #GlutenFreeBaking #EasyDessert',
    ],
    ['an adjective with its noun', 'our open source design system', '#OpenSource #DesignSystem #Design #System'],
    ['words before “free”', 'Sugar free oat milk latte', '#OatMilkLatte #SugarFree #Oat'],
    ['no noun for “feel free”', 'Feel free to ask', ''],
    ['a letter after a noun', 'my vitamin C serum for Gen Z', '#VitaminCSerum #GenZ #VitaminC'],
    ['no words after a negation', 'Adopt don’t shop! Self care isn’t selfish.', '#SelfCare'],
    ['known topics', 'machine learning tips for beginners', '#MachineLearning #Beginners #Tips'],
    [
      'known topics in a row of words',
      'social media marketing tips for real estate agents',
      '#SocialMedia #MarketingTips',
    ],
    ['names with a dot, and distances', 'a blog with Next.js about a 10k', '#Nextjs #Blog #10k'],
    ['no verbs after a subject or “to”', 'We prune roses to monitor growth, who complete onboarding', '#Roses #Growth'],
    ['nouns after “to”', 'a guide to sourdough bread, exposed to coastal flooding', '#SourdoughBread #CoastalFlooding'],
    ['no verbs before an object', 'Prune the roses, then audit your budget', '#Roses #Budget'],
    [
      'no verbs after a singular',
      'This stunning home features hardwood floors. Every vote counts.',
      '#HardwoodFloors #Home',
    ],
    [
      'no verbs between nouns',
      'Our platform matches patients on Black Friday for $12M',
      '#BlackFriday #Platform #Patients',
    ],
    ['no verbs before an adjective', 'The tasting menu features handmade pasta', '#TastingMenu #HandmadePasta'],
    ['no verb before a name', 'Call Pastor Mike', '#PastorMike'],
    [
      'no name after a number',
      '1/ Investors ask for fall foliage and heart health',
      '#FallFoliage #HeartHealth #Investors',
    ],
    ['no verbs of a short title', 'How to Start a Podcast in 2026', '#Podcast'],
    ['nouns of a Spanish title', 'Cómo hacer pan casero sin gluten', '#Gluten #Pan'],
    ['no verbs after a plural', 'Electricity costs vary widely, and sales reps meet', '#ElectricityCosts #SalesReps'],
    [
      'no adjectives after “is”',
      'The trail is steep, the views are unreal. This is motherhood.',
      '#Trail #Views #Motherhood',
    ],
    ['no -ed verb after a noun', 'The team toured vineyards with roasted peanuts', '#RoastedPeanuts #Team #Vineyards'],
    ['no short -ed verb after a name', 'Emma & James tied the knot on the Isle of Skye', '#James #IsleOfSkye #Emma'],
    [
      'nouns in -ing after “your own”',
      'Small business owners: stop doing your own bookkeeping! Hire a virtual assistant instead',
      '#SmallBusiness #VirtualAssistant #Owners #Bookkeeping',
    ],
    [
      'topics with “for” in a list',
      'home workout, fat loss, strength training for women, HIIT, resistance bands',
      '#HIIT #HomeWorkout #FatLoss #StrengthTrainingForWomen #ResistanceBands',
    ],
    ['kinds of posts last', '5 Tips for Growing Tomatoes in Small Spaces', '#GrowingTomatoes #SmallSpaces #Tips'],
    ['foreign phrases in English', 'Trying pastel de nata for the first time in Lisbon', '#Lisbon #PastelDeNata'],
    [
      'no Spanish verbs after a pronoun',
      'Hoy os enseño cómo hacer croquetas de jamón caseras',
      '#CroquetasDeJamón #Caseras',
    ],
    [
      'no Spanish infinitives',
      'Cómo ahorrar dinero en 2025: 10 consejos fáciles para familias',
      '#Dinero #Consejos #Fáciles #Familias',
    ],
    ['no verb of a short Portuguese caption', 'Meu cachorro adora praia!', '#Cachorro #Praia'],
    ['activities', 'We’re hiring! They were dying.', '#Hiring'],
    ['no words such as “go-to”', 'my go-to glute workout', '#GluteWorkout'],
    ['names with a full stop', 'we run for St. Jude Children’s Research Hospital', '#StJudeChildrensResearchHospital'],
    [
      'names with “of the”',
      'we hiked the Path of the Gods with the Citizens Utility Board of Ohio',
      '#PathOfTheGods #CitizensUtilityBoardOfOhio',
    ],
    [
      'the city of a dateline',
      'NEW YORK, Nov. 12 (AP) — The council met Chief Executive Officer Ann Lee.',
      '#NewYork #AnnLee',
    ],
    ['no name for its lower-case word', 'In the United States, states pay and states vote.', '#UnitedStates #States'],
    ['no verbs after a numbered emoji', '1️⃣ Follow us 2️⃣ Tag friends', '#Friends'],
    [
      'the nouns of a Portuguese caption',
      'Hoje acordei cedo com feijão e arroz da minha avó, no seu prato com couve, sem farofa',
      '#Feijão #Avó #Prato #Couve #Farofa',
    ],
    ['no adjective before the noun of a German sentence', 'Schönen Sonntag mit dem Hund. Liebe Oma', '#Hund #Oma'],
    ['no addresses', 'bread: hi@example.com https://example.com @anna', '#Bread'],
    ['nothing', 'it is what it was in today’s 2025', ''],
  ])('%s: %j', (_, text, tags) => {
    const result = generate(text, { ranked: true, letters: 'capitals' })
    const expected = tags.split(' ').filter(Boolean)
    expect(result.items.slice(0, Math.max(1, expected.length))).toEqual(expected)
  })

  test('has no tags for nouns without their adjective', () => {
    const tags = '#DIY #PlantBasedCleaningProducts #ZeroWaste #Home'
    const text = 'DIY plant-based cleaning products, zero waste home'
    expect(engine.print(generate(text, { ranked: true, letters: 'capitals' }))).toBe(tags)
  })

  test('has no tags for the parts of a name', () => {
    expect(generate('New York and then New Zealand', { ranked: true }).items).toEqual(['#NewYork', '#NewZealand'])
  })

  test.each([
    [
      'Remote work tips: remote work is great. Remote hiring. Remote work wins.',
      ['#RemoteWork', '#RemoteHiring', '#Hiring', '#Tips'],
    ],
    ['green tea, green tea, tea, my tea, some tea, your tea, tea; cake, cake, cake', ['#GreenTea', '#Tea', '#Cake']],
  ])('puts repeated phrases before their words, which are left out if they are rare elsewhere: %j', (text, items) => {
    expect(generate(text, { ranked: true, letters: 'capitals' }).items).toEqual(items)
  })

  test('has no tag of all words, and at most as many tags as requested', () => {
    const text = 'harbour, lights, bridges, trams, tiles, rivers'
    expect(generate(text, { ranked: true, max: 5 }).items).toEqual([
      '#harbour',
      '#lights',
      '#bridges',
      '#trams',
      '#tiles',
    ])
  })

  test('writes the letters as requested', () => {
    const text = 'port wine in Porto #SlowTravel'
    expect(generate(text, { ranked: true }).items).toEqual(['#SlowTravel', '#Porto', '#portwine', '#port', '#wine'])
    expect(generate(text, { ranked: true, letters: 'lower' }).items.slice(0, 2)).toEqual(['#slowtravel', '#porto'])
  })

  test('ignores a word of a million letters', () => {
    expect(generate(`${'𝒳'.repeat(1_000_000)} tea`, { ranked: true }).items).toEqual(['#tea'])
  })

  test('gives way to one tag per phrase', () => {
    const settings = { phrases: true, letters: 'capitals' } as const
    expect(generate('the end, port wine', { ...settings, ranked: true })).toEqual(
      generate('the end, port wine', settings),
    )
  })
})

describe('better tags', () => {
  test.each([
    ['train travel in the UK', ['#UK', '#TrainTravel', '#Train', '#Travel']],
    ['AI', ['#AI']],
    ['one tea, two teas, cakes, scones, bread, butter, jam', ['#Tea', '#Cakes', '#Scones', '#Bread', '#Butter']],
  ])('of %j are %j', (text, better) => expect(generate(text).better).toEqual(better))

  test.each([
    ['the same tags', 'port wine', {}],
    ['no text', '', {}],
    ['ranked tags', 'slow travel in the UK', { ranked: true }],
    ['phrases', 'slow travel in the UK', { phrases: true }],
    ['a long text', 'slow travel in the UK. '.repeat(1000), {}],
  ])('are not offered for %s', (_, text, settings) => {
    expect(generate(text, settings)).not.toHaveProperty('better')
  })

  test('have the requested letters and number', () => {
    const { better } = generate('slow travel in the UK', { letters: 'lower', max: 2 })
    expect(better).toEqual(['#uk', '#slowtravel'])
  })

  test('leave out what the without option names', () => {
    const text = 'slow travel in the UK'
    expect(generate(text, { without: '#slowtravel' }).better).toEqual(['#UK'])
    expect(generate(text, { without: '#uk,slowtravel' })).not.toHaveProperty('better')
  })
})

describe('max option', () => {
  const text = 'one two three four five six seven eight nine ten eleven twelve'
  test.each([
    [1, ['#one']],
    [3, ['#onetwo', '#one', '#two']],
  ])('%i', (max, items) => expect(generate(text, { max }).items).toEqual(items))

  test('of 30 gives all words', () => expect(generate(text, { max: 30 }).items).toHaveLength(13))

  test('also limits phrases', () => {
    expect(generate('one,two,three,four', { max: 2, phrases: true }).items).toEqual(['#one', '#two'])
  })
})

describe('without option', () => {
  test.each([
    ['#news', ['#bignews', '#big']],
    ['NEWS, #BigNews', ['#big']],
    ['#bignews#big #news', []],
    ['#new', ['#bignews', '#big', '#news']],
    ['', ['#bignews', '#big', '#news']],
  ])('%j leaves %j', (without, items) => {
    const result = generate('big news', { without })
    expect(result.items).toEqual(items)
    expect(result.candidates).toEqual(['#bignews', '#big', '#news'])
    expect(engine.print(result)).toBe(items.join(' '))
  })

  test('counts for the platforms', () => {
    const { allowances } = generate('big news', { without: '#big' })
    expect(allowances.find(({ platform }) => platform === 'Instagram')).toMatchObject({ used: 2 })
  })
})

describe('allowances', () => {
  function used(text: string, platform: string) {
    return generate(text).allowances.find((allowance) => allowance.platform === platform)
  }

  test.each([
    ['', 'X', 0, 280],
    ['sun', 'X', 4, 280],
    // #bignews #big #news
    ['big news', 'X', 19, 280],
    ['big news', 'Bluesky', 19, 300],
    ['big news', 'LinkedIn', 19, 3000],
    ['big news', 'Instagram', 3, 5],
    // Each letter counts as two characters, the # as one.
    ['日本語', 'X', 7, 280],
    ['日本語', 'Bluesky', 4, 300],
    // The accent is composed with its letter before counting.
    ['cafe\u0301', 'X', 5, 280],
    ['cafe\u0301', 'Bluesky', 5, 300],
    ['𐐨𐐩𐐪', 'X', 7, 280],
    ['one two three four five', 'Instagram', 6, 5],
    ['big news', 'TikTok', 3, 5],
    ['big news', 'Threads', 3, 1],
    ['big news', 'YouTube', 3, 60],
  ])('for %j on %s, %i of %i are used', (text, platform, count, limit) => {
    expect(used(text, platform)).toMatchObject({ used: count, limit })
  })
})

test('handles a long text with few distinct words', () => {
  const text = 'it is what it is and THAT is that '.repeat(30_000)
  expect(generate(text).items).toEqual(['#whatandTHAT', '#what', '#and', '#THAT'])
})
