import { describe, expect, test } from 'vitest'
import { initialOptions } from '#core/options.ts'
import type { EngineContext } from '#core/tool.ts'
import { engine, type Hashtags } from './engine.ts'
import type { Settings } from './better-settings.ts'
import { tool } from './tool.ts'

function generate(text: string, settings: Partial<Settings> = {}): Hashtags {
  return engine.run({ text }, { ...initialOptions(tool.options), ...settings }, {} as EngineContext) as Hashtags
}

describe('ranked option', () => {
  test.each([
    ['phrases before words', 'slow travel through the douro valley by train', '#SlowTravel #DouroValley #Train'],
    ['repeated words first', 'A drink: green tea, black tea and my tea', '#Tea #GreenTea #BlackTea'],
    ['repeated phrases first', 'A bread knife, a sourdough loaf, our sourdough loaf', '#SourdoughLoaf #BreadKnife'],
    ['names first', 'the harbour and the lights of Porto', '#Porto #Harbour #Lights'],
    ['names of cities that start a text', 'San Diego food', '#SanDiego #Food'],
    ['names of three words', 'We flew to New York City.', '#NewYorkCity'],
    ['phrases of a title', '10 Easy Ways To Bake Sourdough Bread At Home', '#SourdoughBread #Home #Sourdough #Bread'],
    ['abbreviations', 'how the UK, the US and the EU use AI, 5G and 4k', '#UK #US #EU #AI #5G #4k'],
    ['words in a text of capitals', 'CALL US: BIG SALE ON IT', '#BigSale'],
    ['stressed sentences like others', 'WHAT A GAME! At Wembley with NASA. COYG!', '#Wembley #NASA #COYG'],
    ['no stressed common words', 'We LOVE the sea, and it IS blue', '#Sea'],
    ['existing tags first', 'Port wine in Porto #slowtravel #Portugal2025', '#slowtravel #Portugal2025 #Porto'],
    ['existing tags once', 'Slow travel, travel slowly: #SlowTravel #slowTravel', '#SlowTravel #Travel'],
    ['a year after a word', 'summer 2025, 2025', '#Summer2025'],
    ['a possessive', 'at Anna’s', '#Annas'],
    ['a possessive with the name', 'at Anna’s, with Anna', '#Anna'],
    ['holidays', "Happy Mother's Day from Macy's", '#HappyMothersDay #Macys'],
    ['holidays in lower case', 'happy fathers day', '#HappyFathersDay'],
    ['a holiday at the start', 'Mother’s Day gift ideas', '#MothersDay #GiftIdeas'],
    ['holidays of three words', 'We love New Year’s Day.', '#NewYearsDay'],
    ['a holiday', "vegan chocolate cake recipe for Valentine's Day", '#ValentinesDay #ChocolateCakeRecipe #Vegan'],
    ['words that only end phrases', 'leg day: my day, climate change, more work', '#LegDay #ClimateChange #Climate'],
    ['mixed capitals', 'my iPhone', '#iPhone'],
    ['a name with its noun', 'I made the viral Dubai chocolate at home', '#DubaiChocolate #Home #Dubai #Chocolate'],
    ['no adjective in a name', 'Senior React developer wanted in Munich', '#ReactDeveloper #Munich'],
    ['no verb after a name', 'Now Tesla recalls cars in China, and Siemens drops its logo', '#Tesla #China #Siemens'],
    [
      'repeated phrases of three words',
      'Small business owners need help. Small business owners are tired.',
      '#SmallBusinessOwners',
    ],
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
    ['no verb after an emoji', 'Kyoto has my heart ❤️ Saving this for our autumn trip', '#AutumnTrip #Kyoto #Autumn'],
    ['no part of a version', 'the launch of Flowboard 2.0', '#Flowboard'],
    ['no superlatives or owners', "England's lightest running shoe, in the forest", '#RunningShoe #England #Forest'],
    [
      'quoted names',
      'My single “Midnight Rain” is out, and we play "Tuesday Night" live',
      '#MidnightRain #TuesdayNight',
    ],
    ['no adjectives alone', 'Doors at eight, sick kids, a tight set', '#SickKids #TightSet #Doors'],
    ['no words of a name named before', 'Acme Robotics is here, and robotics is hard', '#AcmeRobotics'],
    ['no day after a verb', 'The sale ends Monday, on Taco Tuesday', '#TacoTuesday #Sale'],
    ['a quarter only in a phrase', 'Our Q3 results, DM me', '#Q3Results'],
    ['roles without a tag', 'with Apple CEO Tim Cook', '#Apple #TimCook'],
    ['a sentence after an @name', 'With @anna. Doors open, coffee', '#Doors #Coffee'],
    ['hyphenated words', 'a one-pan dinner', '#OnePanDinner'],
    [
      'a list of topics',
      'vegan banana bread recipe, gluten free baking, easy dessert',
      '#VeganBananaBreadRecipe #GlutenFreeBaking #EasyDessert',
    ],
    ['an adjective with its noun', 'our open source design system', '#OpenSource #DesignSystem #Design'],
    ['words before “free”', 'Sugar free oat milk latte', '#OatMilkLatte #SugarFree #Latte'],
    ['no noun for “feel free”', 'Feel free to ask', ''],
    ['a letter after a noun', 'my vitamin C serum for Gen Z', '#VitaminC #GenZ #Serum'],
    ['no words after a negation', 'Adopt don’t shop! Self care isn’t selfish.', '#SelfCare'],
    ['known topics', 'machine learning tips for beginners', '#MachineLearning #Beginners #Tips'],
    [
      'known topics in a row of words',
      'social media marketing tips for real estate agents',
      '#SocialMedia #MarketingTips',
    ],
    ['known acronyms in capitals', 'seo for a bmw, and saas', '#SEO #BMW #SaaS'],
    ['names with a dot, and distances', 'a blog with Next.js about a 10k', '#NextJS #Blog #10k'],
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
      '#SmallBusiness #VirtualAssistant #Bookkeeping',
    ],
    [
      'topics with “for” in a list',
      'home workout, fat loss, strength training for women, HIIT, resistance bands',
      '#HIIT #HomeWorkout #FatLoss #StrengthTrainingForWomen #ResistanceBands',
    ],
    ['kinds of posts last', '5 Tips for Growing Tomatoes in Small Spaces', '#GrowingTomatoes #SmallSpaces #Tips'],
    ['foreign phrases in English', 'Trying pastel de nata for the first time in Lisbon', '#Lisbon #PastelDeNata'],
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
    ['no titles of people', 'The council met Chief Executive Officer Ann Lee.', '#AnnLee'],
    ['no name for its lower-case word', 'In the United States, states pay and states vote.', '#UnitedStates #States'],
    ['no verbs after a numbered emoji', '1️⃣ Follow us 2️⃣ Tag friends', '#Friends'],
    ['brands with ’s', 'At McDonald’s in Berlin today, wearing my Levi’s all day', '#McDonalds #Berlin #Levis'],
    ['no ’s of “is”', 'Emma’s in Berlin', '#Berlin #Emma'],
    ['names that start with St', 'They met at St Mary’s Primary School on Saturday', '#StMarysPrimarySchool'],
    [
      'known topics of a list',
      'Home office setup tour: standing desk, ultrawide monitor, cable management',
      '#HomeOffice #SetupTour #StandingDesk #UltrawideMonitor #CableManagement',
    ],
    ['a known topic of a sentence', 'My home office setup tour for busy moms', '#HomeOffice #SetupTour #BusyMoms'],
    ['an adjective before a noun in -ing', 'Our urban gardening project in Berlin', '#Berlin #UrbanGardening #Project'],
    ['no commands', 'Train staff well, and they will stay. Book now!', '#Staff'],
    ['no verb in -ing before its object', 'We’re building payments and I’m teaching kids', '#Payments #Kids'],
    ['activities that end a phrase', 'routing, error handling and tests', '#ErrorHandling'],
    ['a job after “hiring”', 'We’re hiring backend engineers', '#BackendEngineers #Hiring'],
    ['foreign dishes without common English words', 'Pico de gallo recipe', '#PicoDeGalloRecipe #PicoDeGallo'],
    ['a place with an owner', 'We had cheese at Neal’s Yard Dairy', '#NealsYardDairy #Cheese'],
    ['no verbs before an amount', 'Our greyhound sleeps 20 hours. The tent weighs just 210 g', '#Greyhound #Tent'],
    ['no verbs of a slogan', 'Churn kills growth. Which one resonates most?', '#Churn #Growth'],
    ['no verb between a noun and its object', 'Our kids love the playground', '#Kids #Playground'],
    ['no day after a name', 'We sell keyboards on Kickstarter Tuesday, on Black Friday', '#Kickstarter #BlackFriday'],
    ['numbers after a name', 'Formula 1 on Windows 11', '#Windows11 #Formula1'],
    ['a known topic of three words', 'real estate agent in London', '#London #RealEstateAgent'],
    ['names of two words that start a text', 'Hong Kong street food', '#HongKong #StreetFood'],
    [
      'places in lower case',
      'from los angeles and  Cape Town to rio de janeiro',
      '#LosAngeles #CapeTown #RioDeJaneiro',
    ],
    ['places in a text of capitals', 'LOS ANGELES FOR KIDS', '#LosAngeles #Kids'],
    ['places before a noun', 'South Africa road trip', '#SouthAfrica #RoadTrip'],
    ['known pairs with “and”', 'We played Dungeons and Dragons', '#DungeonsAndDragons'],
    ['known pairs with “&”', 'mac & cheese, fish&chips, Emma & James', '#MacAndCheese #FishAndChips #Emma #James'],
    [
      'the longest known pair',
      'a black and white photo of a black & white cat',
      '#BlackAndWhitePhoto #BlackAndWhite #Cat',
    ],
    ['technical names', 'CI/CD, C++, C#, F#, .NET, node.js', '#CICD #Cpp #CSharp #FSharp #DotNet #NodeJS'],
    ['a known name at the start', 'Elden Ring boss fight tonight', '#EldenRing #BossFight'],
    [
      'a known name after the first word',
      'Streaming Elden Ring tonight on Twitch, come hang out! First playthrough, many deaths.',
      '#EldenRing #Twitch #Playthrough',
    ],
    ['a known name with a number', 'Playing Baldur’s Gate 3 with friends', '#BaldursGate3 #Friends'],
    ['a known pair before a name', 'Machine Learning Engineer wanted', '#MachineLearning #Engineer'],
    ['no opening hours', 'Open Sat & Sun 10-4, Mon to Fri 9-5', ''],
    ['the place of a shop', 'Find them in our Brighton store', '#Brighton'],
    ['R&D', 'Our R&D team', '#RnD #Team'],
    ['no idioms', 'The exam was a piece of cake, on a budget. Hit the road!', '#Exam'],
    ['a product before its sale', 'Flash sale: 30% off our soy candles', '#SoyCandles #FlashSale'],
    ['nouns that look like forms of a verb', 'our wines, planes and tapes', '#Wines #Planes #Tapes'],
    ['no forms of a verb', 'She tries, watches, discusses, goes, plays and makes bread', '#Bread'],
    ['no command of two verbs', 'Fix onboarding first! Churn is next.', '#Churn'],
    ['no labels of credits', 'Cake: Anna. Dress: @anna Photos: @tom', '#Anna #Cake'],
    [
      'tags in two languages',
      'La nostra pizza margherita. Our margherita pizza, just like in Naples. Open Tue-Sun',
      '#Naples #PizzaMargherita #MargheritaPizza',
    ],
    ['English with “so”', 'Third trimester: swollen feet, so much love', '#ThirdTrimester'],
    ['no addresses', 'bread: hi@example.com https://example.com @anna', '#Bread'],
    ['nothing', 'it is what it was in today’s 2025', ''],
  ])('%s: %j', (_, text, tags) => {
    const result = generate(text, { ranked: true, letters: 'capitals' })
    const expected = tags.split(' ').filter(Boolean)
    expect(result.items.slice(0, Math.max(1, expected.length))).toEqual(expected)
  })

  test.each([
    ['Sunday morning. I am a coffee nerd.', '#SundayMorning #CoffeeNerd #Coffee'],
    [
      'My sourdough starter in Lisbon. Any tips for baking in the kitchen at night?',
      '#Lisbon #SourdoughStarter #Baking',
    ],
    ['wine, olives, cheese, bread', '#Wine #Olives #Cheese #Bread'],
  ])('leaves out doubtful words, but not those of a list: %j', (text, tags) => {
    expect(engine.print(generate(text, { ranked: true, letters: 'capitals' }))).toBe(tags)
  })

  test('has no tags for nouns without their adjective', () => {
    const tags = '#DIY #PlantBasedCleaningProducts #ZeroWaste'
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
    expect(generate(text, { ranked: true }).items).toEqual(['#SlowTravel', '#Porto', '#portwine', '#wine'])
    expect(generate(text, { ranked: true, letters: 'lower' }).items.slice(0, 2)).toEqual(['#slowtravel', '#porto'])
  })

  test('ignores a word of a hundred thousand letters', () => {
    expect(generate(`${'𝒳'.repeat(100_000)} tea`, { ranked: true }).items).toEqual(['#tea'])
  })

  test('gives way to one tag per phrase', () => {
    const settings = { phrases: true, letters: 'capitals' } as const
    expect(generate('the end, port wine', { ...settings, ranked: true })).toEqual(
      generate('the end, port wine', settings),
    )
  })
})
