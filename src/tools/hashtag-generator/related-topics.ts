import { firstDistinct, wordKey } from './tag-words.ts'

/** Topics that many posts have: the words that name them, and tags that people who post about them use. */
const topicList = `
gym, fitness, workout, exercise, glute, abs, cardio, hiit, home workout, personal trainer, strength training, weightlifting, bodybuilding, deadlift, crossfit, muscle: FitFam GymLife Workout FitnessMotivation GymMotivation FitLife HealthyLifestyle FitnessJourney TrainHard GymTime WorkoutMotivation PersonalTrainer
running, runner, marathon, half marathon, trail running, jogging, triathlon: Running RunningCommunity RunHappy MarathonTraining RunningMotivation RunnersOfInstagram HalfMarathon TrailRunning RunningLife RunClub Strava
cycling, cyclist, bike, bicycle, biking, mountain bike: Cycling CyclingLife BikeLife RoadCycling MTB MountainBiking CyclistsOfInstagram InstaCycling GravelBike BikeRide Strava
yoga, yogi, vinyasa, asana, pilates: Yoga YogaLife YogaEveryday YogaInspiration YogaPractice YogaTeacher Namaste YogaFlow Pilates PilatesLovers Mindfulness Stretching
football, soccer, footballer, premier league, champions league, world cup: Football Soccer Futbol FootballFans PremierLeague ChampionsLeague FootballSkills Matchday Goals GrassrootsFootball SoccerLife
basketball, nba: Basketball NBA Hoops BasketballTraining BallIsLife HoopDreams WNBA BasketballNeverStops Ballers
golf, golfer: Golf GolfLife GolfSwing Golfing GolfCourse GolfTips InstaGolf GolfAddict PGATour
surfing, surfer, surf: Surfing SurfLife Surf Surfer Waves OceanLife SurfTrip SaltLife BeachLife
skiing, snowboarding, ski, snowboard: Skiing Ski SkiLife Snowboarding PowderDay Apres SkiSeason WinterSports SkiTrip FreshPowder
hiking, hike, hiker, trail, climbing, camping, campfire, wandern, wanderung, randonnée, senderismo, trilha, trekking: Hiking HikingAdventures GetOutside OptOutside Trekking MountainLife ExploreMore OutdoorLife Camping TrailLife NatureLovers
dance, dancer, dancing, ballet, choreography: Dance Dancer DanceLife Choreography DanceVideo Ballet HipHopDance DanceClass Dancing DanceChallenge
food, foodie, restaurant, brunch, street food, menu: Foodie Foodstagram InstaFood FoodLover Yummy FoodPhotography FoodBlogger EatLocal FoodieLife Brunch StreetFood FoodOfTheDay
cooking, recipe, dinner, lunch, chef, meal, chicken, soup, pasta, pizza, bbq, barbecue, grill, burger, rezept, recette, receta, receita, ricetta, cuisine, cocina: HomeCooking EasyRecipes Homemade RecipeOfTheDay DinnerIdeas FoodBlogger CookingAtHome ComfortFood WhatsForDinner InstaFood QuickRecipes HomeChef
coffee, espresso, latte, cappuccino, barista, coffee shop, café, kaffee, caffè: Coffee CoffeeLover CoffeeTime CoffeeShop Espresso LatteArt Barista CoffeeAddict SpecialtyCoffee MorningCoffee CoffeeCulture ButFirstCoffee
tea, matcha, chai: Tea TeaTime TeaLover Matcha AfternoonTea GreenTea MatchaLatte CupOfTea TeaAddict
baking, bread, sourdough, cake, cookie, cupcake, dessert, pastry, baker, bakery, kuchen, käsekuchen, brot, gâteau, tarta, bolo, torta, panadería: Baking HomeBaking InstaBake BakingLove Homemade CakesOfInstagram Sourdough BreadBaking Dessert SweetTooth HomeBaker BakeFromScratch
vegan, plant based, vegetarian, veggie, tofu: Vegan PlantBased VeganFood VeganRecipes GoVegan VeganLife PlantPowered VeganCommunity Vegetarian WhatVegansEat CrueltyFree
nutrition, healthy eating, healthy food, salad, smoothie, meal prep, protein, gluten free, weight loss, fat loss, keto, calorie: HealthyFood HealthyEating CleanEating MealPrep Nutrition EatClean HealthyRecipes EatWell HighProtein GlutenFree WeightLossJourney BalancedDiet
wine, winery, vineyard, sommelier, wein, vin, vino, vinho: Wine WineLover WineTime WineTasting RedWine Winery Sommelier InstaWine WineOClock NaturalWine
cocktail, bartender, gin, whisky, whiskey, beer, craft beer, brewery: Cocktails CocktailHour Mixology Bartender HappyHour CraftBeer BeerLover Brewery CheersToThat DrinkLocal
travel, trip, vacation, traveler, traveller, wanderlust, traveling, travelling, solo travel, backpacking, backpacker, hostel, reise, urlaub, voyage, vacances, viaje, vacaciones, viagem, férias, viaggio, vacanze: Travel TravelGram Wanderlust InstaTravel TravelPhotography TravelBlogger Explore TravelLife TravelTips SoloTravel BeautifulDestinations TravelTheWorld
slow travel, rail travel, interrail: SlowTravel TrainTravel TravelByTrain SustainableTravel TravelSlow RailTravel Interrail Wanderlust
road trip, campervan, van life, motorhome: RoadTrip VanLife CamperVan LifeOnTheRoad OnTheRoad HomeOnWheels RoadTripping VanLifeDiaries
beach, ocean, island, seaside, sea, strand, plage, playa, praia, spiaggia: Beach BeachLife OceanView Sea BeachVibes Paradise VitaminSea IslandLife SummerVibes OceanLover
portugal, lisbon, porto, algarve, lisboa: Portugal VisitPortugal PortugalLovers PortugalTravel IgersPortugal ExplorePortugal
italy, rome, florence, venice, milan, tuscany, sicily, italia, roma, milano, napoli, bologna: Italy Italia VisitItaly ItalyTravel IgersItalia DolceVita
spain, madrid, barcelona, mallorca, seville, valencia, españa, sevilla: Spain España VisitSpain SpainTravel IgersSpain
france, paris, provence, bretagne, lyon, bordeaux, marseille: France VisitFrance FranceTravel IgersFrance ExploreFrance
london, england, scotland, uk, britain: UK VisitBritain ExploreUK GreatBritain UKTravel IgersUK
germany, berlin, munich, hamburg, cologne, münchen, köln, deutschland: Germany Deutschland VisitGermany GermanyTravel IgersGermany
new york, nyc, manhattan, brooklyn: NYC NewYork NewYorkCity Manhattan Brooklyn NYCLife VisitNYC IgersNYC
japan, tokyo, kyoto, osaka: Japan JapanTravel VisitJapan ExploreJapan JapanTrip Nippon
photography, photographer, camera, portrait, photo shoot, photoshoot, fotografie, fotografía, fotografia, photographie: Photography PhotoOfTheDay PortraitPhotography StreetPhotography NaturePhotography PhotographyLovers PicOfTheDay Photographer InstaPhoto PhotographyIsArt CaptureTheMoment
sunset, sunrise, golden hour, sky, sonnenuntergang, atardecer, tramonto: Sunset GoldenHour SunsetLovers SunsetPhotography SkyLovers Sunrise SunsetVibes ChasingSunsets
fashion, outfit, dress, ootd, style, streetwear, jeans, clothing, moda: Fashion OOTD OutfitOfTheDay StyleInspo FashionBlogger FashionStyle StreetStyle WhatIWore FashionInspo StreetWear InstaFashion
thrift, thrifting, vintage, second hand, secondhand, vintage clothing: Thrifted VintageStyle SecondHandFashion ThriftFinds VintageFashion SlowFashion SustainableFashion VintageShop Preloved
makeup, beauty, lipstick, mascara, eyeshadow, nail, manicure: Makeup Beauty MakeupArtist MakeupTutorial BeautyTips MakeupLover NailArt NailInspo BeautyBlogger MakeupLook GlamMakeup
skincare, skin care, serum, sunscreen, acne, moisturizer, cleanser: Skincare SkincareRoutine GlowingSkin SkincareTips HealthySkin Glow SelfCare SkincareCommunity BeautyTips SPF CleanBeauty
hair, hairstyle, hairdresser, haircut, balayage, hair salon: Hair HairGoals Hairstyle Balayage HairInspo Hairstylist HairCare HairTransformation SalonLife
dog, puppy, puppies, golden retriever, labrador, dachshund, hund, chien, perro, cachorro: DogsOfInstagram DogLovers PuppyLove DogLife InstaDog DogMom DoggoLove PuppiesOfInstagram ManBestFriend RescueDog DogWalk
cat, kitten, kitty, katze, gato, gatto: CatsOfInstagram CatLovers CatLife InstaCat Kitten Meow CatMom RescueCat CatLady
pet, animal rescue, animal shelter, horse, equestrian: Pets PetLovers AnimalLovers PetsOfInstagram AdoptDontShop PetCare RescuePets FurBaby HorseLovers Equestrian
mom, mum, motherhood, parenting, parent, toddler, baby, newborn, pregnancy, pregnant, working mom: MomLife Motherhood Parenting MumLife ToddlerLife MomsOfInstagram ParentingTips RaisingKids BabyLove MomToBe NewMom
wedding, bride, groom, bridal, wedding dress, wedding planner, hochzeit, mariage, boda, casamento, matrimonio: Wedding Bride WeddingDay WeddingInspiration BrideToBe WeddingPhotography WeddingPlanning WeddingDress JustMarried WeddingVenue
book, novel, bookworm, book club, reading, buch, bücher, livre, libro, livro: Bookstagram BookLovers Reading Bookworm BookTok BooksOfInstagram BookRecommendations AmReading BookReview ReadersOfInstagram CurrentlyReading
writing, writer, author, poetry, poem, poet: WritingCommunity AmWriting WritersOfInstagram Author WriterLife Writing IndieAuthor Poetry WritingTips PoetsOfInstagram
music, musician, song, singer, album, guitar, songwriter, concert, gig, musik, musique, música, musica: Music NewMusic Musician MusicLovers LiveMusic SingerSongwriter IndieMusic MusicVideo GuitarPlayer MusicIsLife NowPlaying Concert
podcast, podcaster, podcasting: Podcast Podcasting PodcastLife NewEpisode PodcastersOfInstagram Podcaster ApplePodcasts SpotifyPodcast PodcastRecommendations
art, artist, painting, drawing, illustration, watercolor, sketch, acrylic, digital art, kunst, arte: Art Artist ArtOfTheDay Painting Drawing Illustration ArtistsOfInstagram Watercolor Sketchbook ContemporaryArt OriginalArt ArtProcess
craft, crafting, handmade, etsy, candle, pottery, ceramics, jewelry, jewellery, earring, necklace, crochet, knitting, yarn, sewing, embroidery: Handmade Crafts HandmadeWithLove ShopSmall EtsyShop Crafting Crochet Knitting HandmadeGifts MakersGonnaMake HandmadeJewelry
diy, woodworking, home improvement, renovation: DIY DIYProjects HomeImprovement Renovation Woodworking DIYHome Upcycling FixerUpper HomeRenovation Maker
garden, gardening, gardener, tomato, tomatoes, vegetable garden, urban gardening, flower, rose, plant, houseplant, indoor plant, succulent, garten, jardin, jardín, jardim, giardino: Gardening GardenLife GardenersOfInstagram GrowYourOwn VegetableGarden GardenInspiration UrbanGardening Flowers PlantLover Houseplants GardenTips
home decor, interior design, living room, furniture, bedroom, kitchen design, decor: HomeDecor InteriorDesign HomeInspiration InteriorInspo LivingRoomDecor HomeSweetHome Decor HomeStyling InteriorStyling CozyHome
home office, standing desk, desk setup, workspace, mechanical keyboard: HomeOffice DeskSetup WorkFromHome Workspace HomeOfficeSetup WFH DeskGoals SetupInspiration StandingDesk WorkspaceGoals
real estate, realtor, property, house hunting, mortgage, open house, home buyer, closing cost: RealEstate Realtor HomeForSale JustListed RealEstateAgent DreamHome HouseHunting RealEstateInvesting PropertyForSale NewListing HomeBuyers FirstTimeHomeBuyer
small business, shop local, small shop, business, entrepreneur, entrepreneurship, side hustle, empreendedorismo, emprendedor, emprendedores, emprendimiento, unternehmen, selbstständigkeit, gründer: SmallBusiness Entrepreneur SmallBusinessOwner ShopSmall SupportSmallBusiness BusinessTips Entrepreneurship ShopLocal BusinessOwner SideHustle WomenInBusiness EntrepreneurLife
startup, founder, saas, venture capital, investor, product launch: Startup Startups Founder SaaS VentureCapital StartupLife BuildInPublic ProductLaunch Entrepreneurship Innovation TechStartup
marketing, digital marketing, advertising, ad, facebook ad, retargeting, branding, brand, campaign, marketing strategy, marketing digital: Marketing DigitalMarketing MarketingTips Branding MarketingStrategy OnlineMarketing Advertising ContentMarketing BrandStrategy GrowthMarketing PersonalBranding
seo, search engine, keyword research, backlink: SEO SEOTips SearchEngineOptimization GoogleRanking KeywordResearch OnPageSEO LinkBuilding DigitalMarketing ContentMarketing
social media, instagram growth, instagram tip, tiktok marketing, influencer, social media marketing, redes sociais, redes sociales, réseaux sociaux: SocialMedia SocialMediaMarketing SocialMediaTips InstagramTips ContentCreator Reels InfluencerMarketing SocialMediaManager SocialMediaStrategy TikTokTips InstagramGrowth
content creator, content creation, youtube channel, youtuber, vlog, copywriting, content marketing, blogger, blogging: ContentCreator ContentCreation ContentMarketing Copywriting Blogger CreatorEconomy Blogging EmailMarketing ContentStrategy Newsletter Storytelling
ecommerce, e-commerce, online shop, online store, shopify store, dropshipping, sale, discount, giveaway, black friday, cyber monday: OnlineShopping Ecommerce OnlineStore ShopNow Sale Deals Giveaway BlackFriday SpecialOffer OnlineBusiness EcommerceTips
freelancing, freelancer, freelance, virtual assistant, bookkeeping: Freelance Freelancer FreelanceLife Freelancing WorkForYourself VirtualAssistant SelfEmployed FreelanceTips SoloBusiness
remote work, remote team, work from home, wfh, remote job, hybrid work, digital nomad: RemoteWork WorkFromHome WFH FutureOfWork RemoteJobs HybridWork WorkFromAnywhere RemoteTeams DigitalNomad RemoteLife
leadership, leader, teamwork, team building, company culture: Leadership LeadershipDevelopment Management Teamwork CompanyCulture BusinessLeadership LeadershipSkills TeamBuilding ThoughtLeadership WorkplaceCulture
career, job, hiring, resume, interview, job search, recruiting, recruiter: Career Hiring JobSearch CareerAdvice NowHiring CareerGrowth Jobs JobSeekers Recruitment CareerTips OpenToWork InterviewTips
productivity, time management, habit, planner, work life: Productivity TimeManagement ProductivityTips GoalSetting Habits Focus GetThingsDone DailyRoutine WorkLifeBalance Planner
motivation, mindset, success, inspiration, self improvement: Motivation Mindset Inspiration MondayMotivation Success GrowthMindset DailyMotivation PositiveVibes SelfImprovement NeverGiveUp QuoteOfTheDay
programming, coding, developer, software, javascript, typescript, python, rust, api, backend, nodejs, open source, github, linux, devops, kubernetes, aws, docker, app development, web development, web developer, frontend, react, css, nextjs: Programming Coding Developer SoftwareEngineering 100DaysOfCode WebDevelopment JavaScript Python CodeNewbie OpenSource LearnToCode DevCommunity
data, data science, analytics, big data, sql, dashboard: DataScience BigData DataAnalytics Analytics MachineLearning DataVisualization SQL Python BusinessIntelligence DataEngineering
ai, artificial intelligence, machine learning, deep learning, chatgpt, llm, generative ai: AI ArtificialIntelligence MachineLearning GenerativeAI ChatGPT DeepLearning Tech Innovation LLM FutureOfAI AITools
design, designer, graphic design, logo, typography, design system, ux, ui, user experience, product design, figma: Design GraphicDesign Designer LogoDesign Typography BrandIdentity UXDesign UIDesign ProductDesign DesignInspiration DesignThinking Figma
tech, technology, gadget, smartphone, iphone, laptop, cybersecurity, hacking, ransomware: Tech Technology Innovation TechNews Gadgets TechReview CyberSecurity InfoSec Privacy FutureTech TechLife
gaming, gamer, video game, esport, playstation, xbox, nintendo, twitch: Gaming Gamer VideoGames GamingCommunity Twitch PS5 Xbox NintendoSwitch PCGaming Esports GamerLife Streamer
movie, film, cinema, netflix, filmmaking, filmmaker, tv show: Movies Film Cinema Filmmaking MovieReview FilmTwitter Netflix IndieFilm MovieNight Filmmaker
anime, manga, cosplay: Anime Manga Otaku AnimeFan Cosplay AnimeArt Weeb Cosplayer
nature, forest, wildlife, landscape, waterfall, mountain, lake, natur, naturaleza, natureza: Nature NatureLovers NaturePhotography Landscape Wildlife Outdoors EarthFocus LandscapePhotography Mountains ExploreNature
spring: Spring SpringVibes SpringTime HelloSpring SpringFlowers Blossom SpringMood
summer: Summer SummerVibes Summertime HelloSummer SummerDays Sunshine SummerMood
autumn, fall foliage, pumpkin: Autumn Fall AutumnVibes FallVibes HelloAutumn AutumnLeaves PumpkinSpice CozySeason FallColors
winter, snow: Winter WinterWonderland Snow WinterVibes HelloWinter SnowDay LetItSnow CozySeason
christmas, xmas, advent: Christmas MerryChristmas Xmas ChristmasTime HolidaySeason ChristmasDecor ChristmasTree Festive ChristmasGifts
halloween: Halloween SpookySeason HappyHalloween TrickOrTreat HalloweenCostume Pumpkin HalloweenMakeup
valentines day, valentine: ValentinesDay Love ValentinesGift BeMyValentine Galentines HappyValentinesDay
mothers day: MothersDay HappyMothersDay MothersDayGift MomLife Motherhood LoveYouMom
fathers day: FathersDay HappyFathersDay FathersDayGift DadLife BestDadEver
birthday, birthday party: Birthday HappyBirthday BirthdayGirl BirthdayParty BirthdayCake Celebration
education, teacher, teaching, classroom, school, student, study, studying, exam, university, college, schule, école, escuela, escola, scuola: Education Teacher Teaching TeacherLife Learning Classroom EdTech StudentLife StudyTips StudyMotivation BackToSchool
science, physics, biology, chemistry, nasa, astronomy: Science STEM Physics Biology Astronomy Space NASA ScienceIsFun SciComm Universe
health, wellness, wellbeing, nurse, nursing, doctor, gesundheit, santé, salud, saúde: Health Wellness HealthyLifestyle Wellbeing HealthTips HealthyLiving SelfCare Healthcare NurseLife HolisticHealth
mental health, anxiety, therapy, burnout, depression, stress, therapist: MentalHealth MentalHealthAwareness MentalHealthMatters SelfCare Anxiety Therapy EndTheStigma SelfLove Healing ItsOkToNotBeOk BurnoutRecovery
self care, mindfulness, meditation, breathwork, journaling: SelfCare Mindfulness Meditation SelfLove InnerPeace Journaling SelfCareSunday Healing MindBodySoul Gratitude
sustainability, zero waste, sustainable, climate, climate change, recycling, eco friendly, environment, renewable energy, solar: Sustainability ZeroWaste EcoFriendly ClimateChange SustainableLiving GoGreen PlasticFree ClimateAction SaveThePlanet Recycle RenewableEnergy
car, supercar, automotive, bmw, porsche, tesla: Cars CarsOfInstagram CarLifestyle CarLovers Supercars Automotive CarPhotography Petrolhead JDM CarCommunity
personal finance, money, budget, budgeting, debt, finance, saving, finanzas, finanças, finanzen: PersonalFinance MoneyTips FinancialFreedom Budgeting SavingMoney FinanceTips FinancialLiteracy DebtFree Money MoneyMindset
investing, stock market, etf, dividend, investment, crypto, bitcoin, blockchain: Investing StockMarket Stocks FinancialFreedom Investment PassiveIncome WealthBuilding Trading Crypto Bitcoin
charity, nonprofit, volunteer, volunteering, fundraiser, fundraising, donation: Charity NonProfit Volunteer GiveBack Fundraising MakeADifference Community Donate GivingTuesday
`

/** By the keys of the words that name a topic, without spaces, and of its tags of several words, as in #amwriting. */
const tagsByName = new Map<string, readonly string[]>()
/** The keys of two words that name a topic, except holidays. Some of these words alone are too common for a tag. */
export const topicPairs = new Set(['time zone'])

for (const line of topicList.trim().split('\n')) {
  const [names = '', list = ''] = line.split(': ')
  const tags = list.split(' ')
  for (const name of names.split(', ')) {
    const keys = name.split(' ').map(wordKey)
    tagsByName.set(keys.join(''), tags)
    if (keys.length === 2 && keys[1] !== 'day') topicPairs.add(keys.join(' '))
  }
  for (const tag of tags) if (/[a-z][A-Z]/.test(tag) && !isTopic(wordKey(tag))) tagsByName.set(wordKey(tag), tags)
}

/** Whether a word names a topic. Like all words here, it is a key. */
export function isTopic(word: string): boolean {
  return tagsByName.has(word)
}

const maxTopics = 3
const maxTags = 20

/** Returns tags for the first topics that phrases name: one tag of each topic, then another of each. */
export function findRelatedTags(phrases: readonly (readonly string[])[]): string[] {
  // The words of a pair name the same topic later on: data science is not about physics.
  const known = new Set<string>()
  const names = phrases.flatMap((words) => {
    const pairs = words.slice(1).map((word, i) => `${words[i] ?? ''}${word}`)
    if (!pairs.some(isTopic)) return words.filter((word) => !known.has(word))
    for (const word of words) known.add(word)
    return pairs
  })
  const found = new Set(names.map((name) => tagsByName.get(name)).filter((tags) => tags !== undefined))
  const topics = [...found].slice(0, maxTopics)
  const tags = Array.from({ length: maxTags }, (_, i) => topics.flatMap((list) => list[i] ?? []))
  return firstDistinct(tags.flat(), maxTags)
}
