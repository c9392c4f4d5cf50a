import { expect, test } from 'vitest'
import { testTool } from '#test/test-tool.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

async function isEnglish(text: string): Promise<boolean> {
  const found = await testTool(tool, engine).runAsync(text)
  return found.isEnglish
}

test.each([
  ['a word', 'Hello'],
  ['a heading', 'Limited offer: fresh sourdough bread daily, Berlin Mitte'],
  ['a short sentence', 'The cat sat on the mat.'],
  ['a slogan', 'Buy two, get one free. Order online today and save big.'],
  [
    'a contract',
    'The supplier shall indemnify the purchaser against all liabilities arising from negligent performance.',
  ],
  ['a recipe', 'Whisk three eggs. Add flour, milk, sugar, salt. Fry both sides until golden. Serve with lemon juice.'],
  ['curly apostrophes', 'Don’t worry, it’s fine: we’re late, you’re early, they’re asleep.'],
  ['capitals', 'THE OFFICE IS CLOSED ON MONDAY. PLEASE USE THE DOOR BEHIND THE BUILDING.'],
  ['numbers and emoji', '1 2 3 4 5 6 7 8 9 10 😀 — 🎉'],
])('%s in English looks English', async (_, text) => {
  expect(await isEnglish(text)).toBe(true)
})

test.each([
  [
    'German',
    'Der Stadtrat hat am Dienstag beschlossen, den alten Hafen zu sanieren. Was aus den Lagerhallen wird, will er im Herbst entscheiden.',
  ],
  [
    'French',
    'Le conseil municipal a décidé mardi de rénover le vieux port. On ne sait pas encore ce que les entrepôts deviendront, mais la place restera ouverte.',
  ],
  [
    'Spanish',
    'El ayuntamiento decidió el martes renovar el puerto viejo. No se sabe todavía qué será de los almacenes, pero la plaza seguirá abierta.',
  ],
  [
    'Italian',
    'Il consiglio comunale ha deciso martedì di rinnovare il vecchio porto. Non si sa ancora che cosa sarà dei magazzini.',
  ],
  [
    'Portuguese',
    'A câmara decidiu na terça-feira renovar o porto velho. Ainda não se sabe o que será dos armazéns, mas a praça do mercado fica aberta.',
  ],
  [
    'Dutch',
    'De gemeenteraad heeft dinsdag besloten de oude haven te vernieuwen. Wat er met de pakhuizen gebeurt is nog niet bekend.',
  ],
  [
    'Danish',
    'Byrådet besluttede tirsdag at renovere den gamle havn. Hvad der skal ske med pakhusene er endnu ikke afgjort, men pladsen forbliver åben for alle.',
  ],
  [
    'Polish',
    'Rada miasta zdecydowała we wtorek o remoncie starego portu. Nie wiadomo jeszcze, co stanie się z magazynami i do kiedy to potrwa.',
  ],
  ['a short German text', 'Wir sehen uns am Samstag um acht am Bahnhof.'],
  ['Japanese', '吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。'],
  ['Russian', 'Городской совет решил во вторник обновить старый порт.'],
])('%s does not look English', async (_, text) => {
  expect(await isEnglish(text)).toBe(false)
})
