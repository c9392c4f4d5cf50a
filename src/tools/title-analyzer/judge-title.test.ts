import { describe, expect, test } from 'vitest'
import { analyzeTitle } from './engine.ts'
import { foreignWords } from './title-language.ts'
import { wordGroups } from './word-lists.ts'
import { isStopWord } from '#core/text/stop-words.ts'

function part(title: string, name: string, keyword?: string) {
  const { points, notes } = analyzeTitle(title, keyword).parts.find((each) => each.name === name) ?? {}
  return { points, notes }
}

test.each([
  ['a', 0, 'Weak'],
  ['Test', 10, 'Weak'],
  ['the best the best the best', 22, 'Weak'],
  ['What I Wish I Knew Before I Started', 40, 'Weak'],
  ['Things I Learned in 2023 That Changed Everything for Me', 30, 'Weak'],
  ['You Won’t Believe This Shocking Trick', 25, 'Weak'],
  ['This Is the Most Shocking and Amazing Thing Ever', 43, 'Weak'],
  ['Introducing Our New Product This Year', 40, 'Weak'],
  ['Our Company Announces Quarterly Results for Q3 2025', 75, 'Good'],
  ['Buy Cheap Shoes Online - Cheap Shoes - Best Cheap Shoes Shop', 20, 'Weak'],
  ['SEO SEO SEO SEO SEO SEO SEO SEO', 20, 'Weak'],
  ['SEO Tips SEO Tricks SEO Tools SEO Guide', 25, 'Weak'],
  ['New York, New York: A Walk Through Two Songs', 83, 'Strong'],
  ['Things to Know About Interesting Stuff and Really Good Ideas', 20, 'Weak'],
  ['AMAZING INCREDIBLE BEST ULTIMATE FREE DEALS TODAY!!!', 45, 'Weak'],
  ['BUY CHEAP SHOES NOW!!!', 60, 'Fair'],
  ['What We Have Learnt About Bread, and the Heartbreaking History of Its Makers', 64, 'Fair'],
  ['You Won’t Believe What Happened Next', 20, 'Weak'],
  ['10 Jaw-Dropping Photos That Will Blow Your Mind', 45, 'Weak'],
  ['Why Is the Sky Blue?', 75, 'Good'],
  ['How to Bake Sourdough Bread', 85, 'Good'],
  ['How to Bake Sourdough Bread in a Dutch Oven', 93, 'Strong'],
  ['asdf qwer zxcv uiop', 0, 'Weak'],
  ['lorem ipsum dolor sit amet consectetur', 55, 'Fair'],
  ['7 Proven Ways to Keep Your Sourdough Starter Alive', 95, 'Strong'],
  ['Blog post 4 - final version (2)', 48, 'Weak'],
  ['Untitled Document 3 - Copy of Draft Title Here', 48, 'Weak'],
  ['Welcome to Our Website - Home Page', 40, 'Weak'],
  ['How to Write a Blog Post in 30 Minutes', 100, 'Strong'],
  ['Seven Ways to Store Bread and Keep It Fresh', 100, 'Strong'],
  ['Untitled Bread Page - Draft Title Here', 65, 'Fair'],
  ['The Best Films of 2026 So Far, Reviewed', 83, 'Strong'],
  ['Some Thoughts on Various Topics of Interest', 35, 'Weak'],
  ['The Secret to Living a Better Life', 48, 'Weak'],
  ['The Secret to Getting More Done', 48, 'Weak'],
  ['Why Everyone Is Talking About This', 48, 'Weak'],
  ['Take Your Business to the Next Level Today', 48, 'Weak'],
  ['Marketing Strategy Insights for Better Business Solutions', 65, 'Fair'],
  ['How to Write a Marketing Strategy in 5 Steps', 100, 'Strong'],
  ['Last chance ⏰ 40% off boots ends tonight', 75, 'Good'],
  ['Ten Lessons I Learned the Hard Way Last Year', 55, 'Fair'],
  ['Stay Ahead of the Curve With Our Innovative Solutions', 40, 'Weak'],
  ['10 Habits of Highly Successful People', 80, 'Good'],
  ['How to Build Better Habits in 30 Days', 90, 'Strong'],
  ['Solar Power for Small Homes in Texas', 85, 'Strong'],
  ['Life Insurance Quotes for Students', 85, 'Strong'],
  ['How to Start a Podcast in 2026 (Step by Step)', 83, 'Strong'],
  ['How To Lose Weight Fast and Easily Without Dieting Or Exercising Or Anything In Just One Single Week', 65, 'Fair'],
  [
    'How to Feed a Sourdough Starter in 7 Proven Steps While Travelling Through Portugal and Northern Spain',
    70,
    'Fair',
  ],
])('the overall judgement of %j is %i, %s', (title, overall, verdict) => {
  const report = analyzeTitle(title)
  expect(report).toMatchObject({ overall, verdict })
  expect(report.parts.reduce((sum, { points }) => sum + points, 0)).toBe(overall)
  expect(report.parts.reduce((sum, { max }) => sum + max, 0)).toBe(100)
})

test.each([
  ['', []],
  [' \n ', []],
  ['Wie man einen Sauerteig am Leben hält', ['Length']],
  ['Comment faire du pain à la maison', ['Length']],
  ['Receta de tortilla de patatas casera', ['Length']],
  ['Jak zrobić dobry chleb na zakwasie', ['Length']],
  ['Wie Sie in 5 Schritten Ihre Steuererklärung machen', ['Length']],
  ['So sparen Sie 500 Euro Strom im Jahr', ['Length']],
  ['Wohnung mieten in München: 8 Tipps', ['Length']],
  ['Voyage en Italie : 10 conseils pratiques', ['Length']],
  ['Top 10 des recettes pour l’été', ['Length']],
  ['Los Mejores Libros Del 2026', ['Length']],
  ['Hoe maak je de beste pannenkoeken', ['Length']],
  ['Jak upiec chleb na zakwasie w domu', ['Length']],
  ['I 10 migliori libri del 2026', ['Length']],
  ['Hogyan süssünk kenyeret otthon', ['Length']],
  ['京都の静かな朝ごはん7選', ['Length']],
  ['Как испечь хлеб дома', ['Length']],
])('%j is not judged, apart from %j', (title, names) => {
  const report = analyzeTitle(title)
  expect(report).toMatchObject({ overall: undefined, verdict: 'Not judged' })
  expect(report.parts.map(({ name }) => name)).toEqual(names)
})

test.each([
  'La La Land: How the Film Was Made',
  'La La Land Review',
  'Los Angeles apartment prices',
  'MIT engineers build robot',
  'Zürich Airport Transfer Prices',
  'Apartment hunting in München',
  'Camper van conversion costs',
  'Café Chairs and Bistro Tables',
  'Résumé',
  'Van Gogh in Arles',
  'Tour de France Winners',
  'Easy Crème Brûlée Recipe',
])('%j is judged as English', (title) => expect(analyzeTitle(title).isEnglish).toBe(true))

test('no common word of another language is a common English word', () => {
  expect([...foreignWords].filter(isStopWord)).toEqual([])
})

describe('subject', () => {
  test.each([
    ['The Best of the Best', 0, 'No word says what it is about. Name the subject.'],
    ['Our Best Bread Ever', 10, 'Only ‘Bread’ says what it is about. Say more: who, what, where or why.'],
    ['We Found and Believe Every Word', 10, 'Only ‘Word’ says what it is about. Say more: who, what, where or why.'],
    ['UK Tax and AI', 30, '‘UK’, ‘Tax’ and ‘AI’ say what it is about.'],
    ['Home | Acme Bread Ltd', 20, 'Only ‘Acme’ and ‘Bread’ say what it is about. Say more: who, what, where or why.'],
    ['Home Bread Oven Prices', 30, '‘Home’, ‘Bread’, ‘Oven’ and ‘Prices’ say what it is about.'],
    ['Yoga for Beginners at Home', 30, '‘Yoga’, ‘Beginners’ and ‘Home’ say what it is about.'],
    ['Yoga for Beginners', 20, 'Only ‘Yoga’ and ‘Beginners’ say what it is about. Say more: what, where or why.'],
    ['A Beginner’s Guide to Yoga', 10, 'Only ‘Yoga’ says what it is about. Say more: what, where or why.'],
    ['The Ultimate Guide for Beginners at Home', 0, 'No word says what it is about. Name the subject.'],
    ['Why Bread?', 10, 'Only ‘Bread’ says what it is about. Say more: who, what or where.'],
    ['Bread in Leeds', 20, 'Only ‘Bread’ and ‘Leeds’ say what it is about. Say more: who, what or why.'],
    [
      '🚨 BREAKING NEWS: Storm in Leeds',
      20,
      'Only ‘Storm’ and ‘Leeds’ say what it is about. Say more: who, what or why.',
    ],
    [
      'Warning: Your Router Leaks',
      20,
      'Only ‘Router’ and ‘Leaks’ say what it is about. Say more: who, what, where or why.',
    ],
    [
      'Breaking Bad: All Seasons',
      20,
      'Only ‘Breaking’ and ‘Seasons’ say what it is about. Say more: who, what, where or why.',
    ],
    ['Last Chance to See: Dodos', 10, 'Only ‘Dodos’ says what it is about. Say more: who, what, where or why.'],
    ['Bread bread BREAD', 0, 'Repeating a word looks like keyword stuffing.'],
  ])('%j gets %i points', (title, points, note) => {
    expect(part(title, 'Subject')).toEqual({ points, notes: [note] })
  })
})

describe('front-loading', () => {
  const title = 'What I Wish Someone Had Told Me About Bread'
  test.each([
    [title, 'bread', 2, 'Move ‘bread’ nearer to the start: it is the 9th word.'],
    [title, 'told me', 10, 'Move ‘told me’ nearer to the start: it starts with the 6th word.'],
    [title, 'Wish', 15, '‘Wish’ is the 3rd word: readers see it at once.'],
    [title, 'cake', 0, '‘cake’ isn’t in the title. Put it among the first words.'],
    ['Six Breads of the North', 'bread', 15, '‘bread’ is the 2nd word: readers see it at once.'],
    ['Your Cat Hates You for a Reason', 'cats', 15, '‘cats’ is the 2nd word: readers see it at once.'],
    ['How to Start Blogging This Year', 'blogs', 15, '‘blogs’ is the 4th word: readers see it at once.'],
    ['Why I Stopped Blogs', 'blogging', 15, '‘blogging’ is the 4th word: readers see it at once.'],
    ['Bread That Is Baked at Home', 'baking', 15, '‘baking’ is the 4th word: readers see it at once.'],
    ['How to Feed a Cat', 'fee', 0, '‘fee’ isn’t in the title. Put it among the first words.'],
    ['The Library of Old Maps', 'libraries', 15, '‘libraries’ is the 2nd word: readers see it at once.'],
    [
      'A Love Letter to My Bread',
      'love letters',
      15,
      '‘love letters’ starts with the 2nd word: readers see it at once.',
    ],
    [
      'How to Fix a Leaking Kitchen Tap Without a Plumber',
      'leaking tap',
      8,
      'All words of ‘leaking tap’ are in the title, but not together.',
    ],
    [
      'How to Fix a Leaking Kitchen Tap Without a Plumber',
      'fix leaking taps',
      8,
      'All words of ‘fix leaking taps’ are in the title, but not together.',
    ],
    [
      'E-commerce SEO for Small Shops',
      'ecommerce seo',
      15,
      '‘ecommerce seo’ starts with the 1st word: readers see it at once.',
    ],
    [
      'A Cold-Brew Recipe and Cold Brews',
      'cold brew',
      15,
      '‘cold brew’ starts with the 2nd word: readers see it at once.',
    ],
    ['Some Cold Brew Recipes', 'cold-brew', 15, '‘cold-brew’ is the 2nd word: readers see it at once.'],
    [
      'Baker’s Yeast: What It Is',
      "baker's yeast",
      15,
      "‘baker's yeast’ starts with the 1st word: readers see it at once.",
    ],
    ['Baker’s Yeast: What It Is', 'baker', 15, '‘baker’ is the 1st word: readers see it at once.'],
    [
      '7 Proven Ways to Keep Bread',
      '',
      10,
      'The first specific word is ‘Bread’, the 6th. Start with the subject if you can.',
    ],
    ['How to Start a Podcast in 2026', 'podcast', 15, '‘podcast’ is the 5th word: readers see it at once.'],
    ['BREAKING: Storm Hits Leeds', '', 15, '‘Storm’ is the 2nd word: readers see it at once.'],
    ['Fresh bread', '', 0, 'Too short to judge what comes first.'],
  ])('%j with the keyword %j gets %i points', (text, keyword, points, note) => {
    expect(part(text, 'Front-loading', keyword)).toEqual({ points, notes: [note] })
  })
})

describe('clarity', () => {
  test.each([
    ['How to Bake Bread at Home', 20, ['It reads easily, with no long or repeated words.']],
    ['Bread and Other Good Things', 10, ['Replace ‘Good’, which fits', 'Replace ‘Things’, which fits']],
    ['Internationalization for Small Web Teams', 16, ['‘Internationalization’ has 20 letters.']],
    ['Bread, Bread and More Bread', 10, ['‘Bread’ appears 3 times. Once is enough.']],
    ['HOW TO BAKE BREAD WITH RYE FLOUR', 10, ['All capitals read like shouting.']],
    ['BUY CHEAP SHOES NOW!!!', 5, ['All capitals read like shouting.', 'One exclamation or question mark is enough.']],
    ['Bake Rye Bread Step by Step, Face to Face', 20, ['It reads easily']],
    ['CSS vs SQL vs PHP', 20, ['It reads easily']],
    ['Data Engineer in Berlin/Remote or Cybersecurity', 20, ['It reads easily']],
    ['Bake Bread at Home!!', 15, ['One exclamation or question mark is enough.']],
    ['One two three four five six seven eight nine ten eleven twelve thirteen', 10, ['Cut 1 of 13 words']],
    ['One two three four five six seven eight nine ten — eleven twelve 🔥', 20, ['It reads easily']],
    ['Fresh asdf bread for two', 10, ['‘asdf’ doesn’t look like a word.']],
    ['Fresh bread', 0, ['It has only 2 words. Write 4 to 12.']],
  ])('%j gets %i points', (title, points, notes) => {
    const found = part(title, 'Clarity')
    expect(found.points).toBe(points)
    expect(found.notes).toEqual(notes.map((note) => expect.stringContaining(note) as string))
  })

  test('words of the keyword are neither vague nor too long, and belong to the subject', () => {
    const title = 'What Is a Good Internationalization Score?'
    expect(part(title, 'Clarity').points).toBe(11)
    expect(part(title, 'Clarity', 'good internationalization score').points).toBe(20)
    expect(part(title, 'Subject').points).toBe(20)
    expect(part(title, 'Subject', 'good internationalization score').points).toBe(30)
  })
})

describe('clickbait', () => {
  test.each([
    ['You Won’t Believe How This Bread Is Baked', ['You Won’t Believe']],
    ["You won't believe what we found", ["You won't believe"]],
    ['Bake Better Bread With This One Weird Trick', ['This One Weird Trick']],
    ['A Baker Opened the Oven: What Happened Next', ['What Happened Next']],
    ['Doctors Hate This Bread', ['Doctors Hate']],
    ['21 Loaves That Will Blow Your Mind: Number 7 Will Shock You', ['Will Blow Your Mind', 'Number 7 Will Shock You']],
    ['These 5 Simple Hacks Save Hours of Baking', ['These 5 Simple Hacks']],
    ['This One Trick Makes Bread Rise', ['This One Trick']],
    ['A Bread Knife That Will Change Your Life', ['Will Change Your Life']],
    ['21 Ways to Bake Bread, and #4 Will Surprise You', ['#4 Will Surprise You']],
    ['Don’t Bake Bread Before You Read This', ['Before You Read This']],
    ['You’ll Never Guess What This Baker Found', ['You’ll Never Guess']],
    ['Here’s What Happened When I Stopped Eating Bread', ['Here’s What Happened']],
    ['I Baked for 30 Days and This Is What Happened', ['This Is What Happened']],
    ['She Opened the Oven and Then This Happened', ['Then This Happened']],
    ['You’ve Been Slicing Bread Wrong Your Whole Life', ['Wrong Your Whole Life']],
  ])('%j is clickbait', (title, phrases) => {
    for (const phrase of phrases) expect(part(title, 'Clarity').notes?.join()).toContain(`‘${phrase}’ is clickbait`)
    expect(part(title, 'Clarity').points).toBe(Math.max(0, 20 - 15 * phrases.length))
    expect(part(title, 'Interest').points).toBe(0)
  })

  test.each([
    'What Happens When Water Boils',
    'Card Tricks for Beginners',
    'How Life Hacks Became a Business',
    'How to Change Your Life',
    'One Hack Day at Google',
    'How This Hack Exposed Two Banks',
    'Number 10 Will Reopen in May',
  ])('%j is not clickbait', (title) => {
    expect(part(title, 'Clarity').points).toBe(20)
  })
})

describe('length', () => {
  test.each([
    ['How to Bake Sourdough Bread in a Dutch Oven', 20, '43 characters, 425 of 600 px: it fits a search result.'],
    ['i'.repeat(62), 14, '62 characters, 275 of 600 px: it fits, but 2 fewer would be safer.'],
    ['W'.repeat(50), 0, `It is 344 px too wide for a search result, which would end after ‘${'W'.repeat(30)}’.`],
    ['W'.repeat(32), 12, `It is 4 px too wide for a search result, which would end after ‘${'W'.repeat(30)}’.`],
    ['Wide Words '.repeat(6), 8, 'It is 81 px too wide for a search result'],
    ['Wide Words '.repeat(8), 0, 'It is 310 px too wide for a search result, which would end after ‘Words’.'],
    ['WHY MAMMOTHS MATTER NOW MORE', 12, '28 characters, 379 of 600 px: there is room for more.'],
    ['京都の静かな朝ごはん7選と夜の散歩', 20, 'it fits. Characters this wide can be fewer than 30.'],
    ['Bread', 0, '5 characters, 53 of 600 px: there is room for more.'],
  ])('%j gets %i points', (title, points, note) => {
    const found = part(title, 'Length')
    expect(found.points).toBe(points)
    expect(found.notes?.[0]).toContain(note)
  })
})

describe('interest', () => {
  test.each([
    [
      'Bread That Is Baked in Town',
      0,
      'Add a number, a question or a strong word (proven, simple, free), if it is true. News needs none of these.',
    ],
    [
      'Is Bread Baked in Town?',
      8,
      'It has a question. Add a number or a strong word (proven, simple, free), if it is true.',
    ],
    ['9 Secret Bakeries of the North', 15, 'It has a number, a list and ‘Secret’.'],
    ['7 Best Loaves of the Year, Tested', 15, 'It has a number, a list, ‘Best’ and ‘Tested’.'],
    [
      'Bread Trends in 2026 and 2027',
      0,
      'Add a number besides the date, a question or a strong word (proven, simple, free), if it is true.',
    ],
    ['Storm Closes Three Schools in Leeds', 15, 'It is news: it says what happened.'],
    ['Seven Bakeries of the North', 15, 'It has a number and a list.'],
    [
      'Twenty-Two Men Open a Shop',
      8,
      'It has a number. Add a question or a strong word (proven, simple, free), if it is true.',
    ],
    ['Bread: 9 Kinds of Bread, Best Bread First', 0, 'Repeating a word doesn’t make it interesting.'],
    ['Amazing, Easy, Proven, Free Bread', 0, '‘Amazing’, ‘Easy’, ‘Proven’ and ‘Free’ promise a lot at once.'],
  ])('%j gets %i points', (title, points, note) => {
    const found = part(title, 'Interest')
    expect(found.points).toBe(points)
    expect(found.notes?.[0]).toContain(note)
  })
})

test.each([
  ['Is It Bread?', 'question'],
  ['“Is It Bread?”', 'question'],
  ['Can Dogs Eat Grapes? Vets Explain', 'question'],
  ['Why Is My Dog Scared of Thunder', 'question'],
  ['What Is a VPN and Why You Need One', 'question'],
  ['Should You Freeze Bread', 'question'],
  ['How Long Does Bread Keep', 'question'],
  ['Do This Before You Bake', 'statement'],
  ['Why Your Cat Hates Mondays', 'explanation'],
  ['How Bread Is Baked', 'explanation'],
  ['Remote Work Burnout: 9 Warning Signs Managers Miss', 'list'],
  ['Bread Sale: 50 Percent Off', 'statement'],
  ['How to Bake Bread', 'how-to'],
  ['The 7 Best Loaves', 'list'],
  ['10 Mistakes Bakers Make and How to Avoid Them', 'list'],
  ['50+ Loaves for Beginners', 'list'],
  ['Seven Ways to Bake Bread', 'list'],
  ['Two Men Open a Bakery', 'statement'],
  ['2026 Budget: What Changes for Families', 'statement'],
  ['5.7-Magnitude Earthquake Hits Chile', 'news'],
  ['Storm closes three schools in Leeds', 'news'],
  ['Two men arrested after bank robbery', 'news'],
  ['Inflation falls to 2.3% in October', 'news'],
  ['Niagara Falls Travel Tips', 'statement'],
  ['Greatest Hits of the Nineties', 'statement'],
  ['Our Team Wins the Cup', 'statement'],
  ['Things to Do When a Pet Dies at Home', 'statement'],
  ['100% Whole Wheat Bread', 'statement'],
  ['Rye vs Wheat', 'comparison'],
  ['The Show Toaster', 'statement'],
  ['Bread in 2026', 'statement'],
])('the form of %j is %s', (title, form) => expect(analyzeTitle(title).form).toBe(form))

test.each([
  ['A Happy Day', 'positive'],
  ['A Sad Day', 'negative'],
  ['Happy or Sad', 'mixed'],
  ['Thrilled, Delighted, Hopeful', 'positive'],
  ['Why Your Cat Hates Mondays', 'negative'],
  ['A Toxic Boss', 'negative'],
  ['Burnout', 'negative'],
  ['Betrayal', 'negative'],
  ['A Mysterious Day', 'neutral'],
  ['Is Coffee Bad for Your Heart? What 12 Studies Say', 'neutral'],
])('the feeling of %j is %s', (title, sentiment) => expect(analyzeTitle(title).sentiment).toBe(sentiment))

test('lists the words of each group, once each', () => {
  expect(analyzeTitle('The best-selling, best-loved Secret of easy, EASY bread: proven!').groups).toEqual([
    { group: 'Praise', words: ['best-selling', 'best-loved'] },
    { group: 'Ease', words: ['easy'] },
    { group: 'Trust', words: ['proven'] },
    { group: 'Curiosity', words: ['Secret'] },
    { group: 'Positive feeling', words: ['best-loved'] },
    { group: 'Other feeling', words: ['Secret'] },
  ])
})

test('no group lists a word twice', () => {
  for (const [group, words] of Object.entries(wordGroups)) expect(new Set(words).size, group).toBe(words.length)
})

test('a whole article on one line is judged by its length', () => {
  expect(analyzeTitle('A quick word. '.repeat(10_000)).overall).toBeLessThan(50)
})

test('gives the points that the About text names', () => {
  const example = '7 Proven Ways to Keep Your Sourdough Starter Alive'
  expect(analyzeTitle(example)).toMatchObject({ score: 100, overall: 95 })
  expect(analyzeTitle(example, 'starter')).toMatchObject({ score: 100, overall: 91 })
  expect(analyzeTitle('The best 7 of the best of the best of the best')).toMatchObject({ score: 100, overall: 25 })
})
