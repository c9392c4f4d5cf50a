import { expect, test } from 'vitest'
import { initialOptions } from '#core/options.ts'
import type { EngineContext } from '#core/tool.ts'
import { engine, type Hashtags } from './engine.ts'
import type { Settings } from './better-settings.ts'
import { tool } from './tool.ts'

function generate(text: string, settings: Partial<Settings> = {}): Hashtags {
  return engine.run({ text }, { ...initialOptions(tool.options), ...settings }, {} as EngineContext) as Hashtags
}

test.each([
  ['two characters of Chinese', '東京、最高', '#東京 #最高'],
  ['words of Chinese', '我们喜欢北京的夜景和咖啡', '#北京 #夜景 #咖啡'],
  ['tags of Chinese with spaces', '旅行攻略 美食推荐', '#旅行攻略 #美食推荐'],
  ['nouns of Japanese with a space', '東京 カフェ巡り', '#東京 #カフェ'],
  ['nouns of Japanese', '東京タワーの夜景がとても綺麗でした', '#東京タワー #夜景 #綺麗'],
  ['a French phrase after an adjective', 'Recette facile de tarte aux pommes', '#TarteAuxPommes #RecetteFacile'],
  ['phrases of Italian', 'Ricetta veloce: pasta alla carbonara senza panna', '#PastaAllaCarbonara'],
  [
    'phrases of Portuguese',
    'Receita fácil de bolo de cenoura com chocolate',
    '#BoloDeCenoura #ReceitaFácil #Chocolate',
  ],
  ['no link in bio in German', 'Das neue Video ist da! Mehr dazu im Link in der Bio', '#Video'],
  ['nouns of German', 'Heute waren wir mit dem Hund im Schwarzwald wandern.', '#Hund #Schwarzwald'],
  [
    'no verbs, days or prices of German',
    'Kommt am Sonntag zum Frühstück! Der Kuchen kostet 3 Euro, bis 14 Uhr.',
    '#Frühstück #Kuchen',
  ],
  ['nouns of Dutch', 'De beste koffie in de stad vind je bij ons in Utrecht', '#Utrecht #Stad #Koffie'],
  ['handmade goods', 'Orecchini fatti a mano in ceramica', '#FattoAMano #Orecchini #Ceramica'],
  ['names and words of other languages', 'avec les enfants à Lyon, dans le parc', '#Lyon #Enfants #Parc'],
  [
    'phrases of Spanish',
    'Nueva receta en el blog: tarta de queso con mermelada de frambuesa',
    '#TartaDeQueso #MermeladaDeFrambuesa #Blog #Tarta #Queso',
  ],
  [
    'names of Spanish and Portuguese',
    'con Sergio Ramos en el Mosteiro dos Jerónimos',
    '#SergioRamos #MosteiroDosJerónimos',
  ],
  ['nouns of French first', 'Fabriqués avec soin pour l’automne : des pulls doux', '#Automne #Pulls'],
  [
    'repeated phrases of Spanish',
    'La paella valenciana de mi abuela. Me encanta la paella valenciana con arroz.',
    '#PaellaValenciana #Abuela #Arroz',
  ],
  ['no question words', '¡Qué rica la tortilla! ¿Cómo se hace con el pan?', '#Tortilla #Pan'],
  ['nouns of a Spanish title', 'Cómo hacer pan casero sin gluten', '#PanCasero #SinGluten'],
  [
    'no Spanish verbs after a pronoun',
    'Hoy os enseño cómo hacer croquetas de jamón caseras',
    '#CroquetasDeJamón #Caseras',
  ],
  [
    'no Spanish infinitives',
    'Cómo ahorrar dinero en 2025: 10 consejos fáciles para familias',
    '#ConsejosFáciles #Dinero #Familias',
  ],
  ['holidays in a phrase', 'Visite du marché de Noël de Strasbourg', '#Strasbourg #MarchéDeNoël'],
  ['no verb of a short Portuguese caption', 'Meu cachorro adora praia!', '#Cachorro #Praia'],
  [
    'the nouns of a Portuguese caption',
    'Hoje acordei cedo com feijão e arroz da minha avó, no seu prato com couve, sem farofa',
    '#Feijão #Avó #Prato #Couve #Farofa',
  ],
  ['no adjective before the noun of a German sentence', 'Schönen Sonntag mit dem Hund. Liebe Oma', '#Hund #Oma'],
  [
    'adjectives after their nouns in Portuguese',
    'Falo de tráfego pago e marketing digital para redes sociais',
    '#TráfegoPago #MarketingDigital #RedesSociais',
  ],
  [
    'an adjective rather than two nouns in Italian',
    'Oggi vi porto nel mio negozio di vestiti vintage a Bologna',
    '#Bologna #VestitiVintage #Negozio',
  ],
  ['Italian without a common English word', 'Siamo a Porto con tanti amici e tanto caffè', '#Porto #Amici #Caffè'],
  ['Italian with “in”', 'Stasera aperitivo in terrazza con vista mare', '#VistaMare'],
  ['no Italian verbs in “we”', 'Cerchiamo vestiti vintage nei mercatini dell’usato', '#VestitiVintage #Mercatini'],
  ['no Spanish infinitives with a pronoun', 'Los errores al invertir y cómo evitarlos', '#Errores'],
  ['no Spanish praise', 'La mejor paella valenciana de Madrid', '#Madrid #PaellaValenciana #Paella'],
  ['no Spanish verbs before an article', 'Descubre el menú. El equipo ganó el partido', '#Menú #Equipo #Partido'],
  ['no Spanish infinitives after “de”', 'Estoy contenta de anunciar mi taller de arte', '#TallerDeArte #Arte'],
  ['no adjective that does not agree in Portuguese', 'com os amigos em casa', '#Amigos #Casa'],
  ['French dishes', 'Recette de gâteau au chocolat noir, sans gluten', '#GâteauAuChocolat #SansGluten'],
  ['French phrases with d’', 'du pain d’épices et du vin chaud', '#PainDÉpices #VinChaud'],
  [
    'no French verbs after a pronoun',
    'Nous visitons le marché, je partage des plages sauvages',
    '#PlagesSauvages #Marché',
  ],
  ['the last adjective only in a phrase of two', 'la conta digital gratuita de nosso banco', '#ContaDigital #Banco'],
])('%s: %j', (_, text, tags) => {
  const expected = tags.split(' ')
  const { items } = generate(text, { ranked: true, letters: 'capitals' })
  expect(items.slice(0, expected.length)).toEqual(expected)
})
