/**
 * The commonest words of languages that share a script. Those under `other` are only here so that a text in one of them is
 * not taken for a related language, such as Danish for Swedish.
 */
const commonWords = {
  en: 'the of and to in a is that for it was on with as be are by this from at have not or which you his he were had but they has their we will an all there been one would if can she her what who when your our my do no so about more',
  de: 'der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man wir ich wenn kann doch was uns',
  es: 'de la que el en y a los se del las un por con no una su para es al lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante todos uno les ni contra otros fue ser son está han era',
  fr: 'de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont avec son elle aux ou cette mais comme nous vous on sa ses être fait tout ils leur y je si était été même ces deux ont où sans très peut aussi',
  it: 'di e il la che in a per un è del della non con una sono si da le i al dei come più ma anche nel alla lo gli delle ha o se dal su ai loro questo questa ci io mi era sua suo essere hanno stato nella dalla degli tra quando cui chi tutti fra',
  pt: 'de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre era depois sem mesmo aos ter seus quem nas me esse eles são você',
  nl: 'de van het een en in is dat op te zijn met die voor niet aan er om ook als dan maar bij of uit nog worden door naar heeft tot ze wordt over zich hij meer ik was werd je haar had hebben wat dit deze we hun kan moet geen zou al wel zo onder veel',
  sv: 'och i att det som en på är av för med den till inte har de ett om men var jag så från vi kan när han man eller vid sig nu ut hade ska skulle upp mycket under alla sin mer efter bara också över mot här hon vara blev bli än denna detta finns ja du där',
  fi: 'ja on ei se että hän oli mutta en ovat joka kun niin myös kuin ne ole mitä sen tai jos vain minä olen tämä ollut nyt sitten siitä sitä hänen vielä olisi jo voi minun kuitenkin siellä tässä mikä jotka hyvin mukaan niiden ennen kanssa sekä koko eikä jossa eivät',
  pl: 'w i na z się do nie to że jest o a jak po co od za tak ale przez ich dla są czy już tylko być jego może było jej ze był które który go by przy ma mnie lub oraz tym tego jednak pod jako która nad tej mi bardzo będzie można każdy też',
  tr: 've bir bu da de için ile çok ne o daha olarak gibi en var kadar olan ama sonra ben her ki değil mi mı onun diye şey nasıl olduğu oldu ise ya hiç biz yok sen bana veya iki böyle tüm ancak göre önce hem zaman kendi bütün onu olduğunu',
  ru: 'и в не на я что он с как это по но из у к за от то так же все а его был она они для мы о бы только ее её если или еще ещё ни до быть при уже ты когда даже вы во который их нет было со чтобы этого может под где есть над том более которые себя без',
  uk: 'і в на що з не у до як це та за для від по його але про й має він я вона вони так бути був було або чи їх при якщо коли також яка які який ще більше тільки вже ми ви є щоб під тому цього де її нас той все ж без',
  ar: 'في من على أن إلى التي عن ما لا هذا هذه كان مع الذي أو ذلك كل بين قد و هو لم كما بعد قبل ولا هي لكن إن غير حتى عند كانت ثم فيها أي وهو منه به له فيه لها أنه وقد إذا يكون منذ لن تم حيث كانوا هناك بها عليه لكل',
  hi: 'के में की है को और से का ने हैं पर कि यह भी एक नहीं हो गया इस था जो तो लिए कर ही साथ किया अपने वह कहा या थे बाद हुए तक उस कोई मैं दिया कुछ अपनी उनके जा होता होने करने सभी उसे जाता रहा जब अब इसके उन्हें',
  other: [
    // Danish and Norwegian
    'og i at det er en på til af som for de ikke den med et har der var han om vi jeg men sig fra hun så kan når eller ud efter skal blev ved over være også have vil kun hans havde op nu meget hvor denne dette deres',
    'og i det er å på til som for en av de ikke den med at har et var han om vi jeg men seg fra hun så kan når eller ut etter skal ble ved over være også ha vil bare hans hadde opp nå mye hvor denne dette deres',
    // Afrikaans
    'die van en in is het nie wat om te vir met sy aan dat op hy hulle ons as kan word deur was sal maar ook by hierdie daar alle haar baie na moet een of toe so jy my dit ek uit oor tot wees jou wie nog waar hoe dan',
    // Catalan and Galician
    'de la i que el en a les per un amb del no una els és es al com més o ha han dels seva seu va són aquest aquesta però també fou pel tot sobre fins entre quan molt on ser tota qualsevol',
    'de a que e o do da en un no para unha os con na se as dos por como non máis ou é foi das ao pola polo seu súa tamén ser ten esta este entre pero moi son cando até',
    // Romanian, Hungarian, Czech, Slovak and Croatian
    'de și în a la cu o pe nu se din că pentru este mai un care al sau ale ce ca sunt fi lui prin fost dar au le sa după are ei orice',
    'a az és hogy nem is egy ez meg de csak van volt már azt el ha még mint vagy minden ki jó be kell ezt mi én nagyon lehet azonban',
    'a v se na je že to s z o i do k pro ve jako za by ale po od které však jsem jsou který byl být si jeho nebo podle více má už není při bylo tak aby než jen',
    'a v sa na je že to s z o i do k pre vo ako za by ale po od ktoré však som sú ktorý bol byť si jeho alebo podľa viac má už nie pri bolo tak aby než len',
    'i u je se na da su za od s a o kao koji će to ne iz što ali bi ili po sve te biti bio jer prema samo nije ima koja kako do može njegov',
    // Latin, as in lorem ipsum, and Indonesian
    'et in est non ad ut cum qui sed quod ex esse aut si ab quae per enim ipsum dolor sit amet eu vel nec eius atque sunt ac nisi id tempor magna quis do ea',
    'yang dan di dengan untuk dari dalam ini itu tidak pada adalah ke akan oleh atau juga ada sebagai telah mereka dapat bahwa kami karena saya',
    // Bulgarian, Serbian and Belarusian
    'на и в да се за от не е с по са че като си това до което той му има или при но ще бъде които който към само след та през',
    'и у је се на да су за од са а о као који ће то не из што али би или по све те бити јер према само није има која како до може његов',
    'і ў на не з што да у а ён як за для яго па але гэта ад ці быў калі яны якія так было мы толькі мае або яна гэтага',
    // Persian and Urdu, Marathi and Nepali
    'و در به از که این را با است برای آن یک خود تا کرد بر هم نیز شده بود هر یا شد وی باید اما می کند دارد',
    'کے میں کی ہے کو اور سے کا نے ہیں پر کہ یہ بھی ایک نہیں ہو اس تھا جو تو لیے کر ہی ساتھ کیا اپنے وہ یا شخص',
    'आणि आहे या व मध्ये आहेत हे तो ते होते ती नाही केले असे करून एक हा म्हणून त्या झाले होता',
    'र छ को मा छन् यो गर्न पनि लागि हुने गरेको भएको छैन हो एक भने तथा वा',
  ],
} as const

export type ComparedLanguage = Exclude<keyof typeof commonWords, 'other'>

const { other, ...found } = commonWords

/** For each word, the languages that have it among their commonest. Those under `other` are numbers. */
export const languagesOfWord = new Map<string, (ComparedLanguage | number)[]>()

for (const [language, words] of [...Object.entries(found), ...other.entries()]) {
  for (const word of words.split(' ')) {
    const languages = languagesOfWord.get(word) ?? []
    languages.push(language as ComparedLanguage | number)
    languagesOfWord.set(word, languages)
  }
}
