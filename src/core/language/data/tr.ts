// Written by scripts/make-language-data.js. Stop words: the package stopword.
// Abbreviations: a table by hand, not compared with Türk Dil Kurumu, list of abbreviations.
import type { LanguageData } from '#core/language/language-data.ts'

export const data: LanguageData = {
  abbreviations: {
    'if new sentence': `
      a m
    `,
    never: `
      alb av doç dr gen org prof sn yrd örn
    `,
    'unless lower case or digit': `
      apt bkz cad mah no s sok tel yy
    `,
    'unless lower case': `
      a.ş ltd m.s m.ö vb vd vs şti
    `,
  },
  stopWords: `
    acaba acep adeta altmış altı ama ancak arada artık aslında aynen ayrıca az bana bari bazen bazı başka belki ben
    benden beni benim beri beş bile bin bir biraz biri birkaç birkez birçok birşey birşeyi biz bizden bize bizi
    bizim bu buna bunda bundan bunlar bunları bunların bunu bunun burada böyle böylece bütün da daha dahi dahil
    daima dair dayanarak de defa deđil değil diye diđer diğer doksan dokuz dolayı dolayısıyla dört edecek eden
    ederek edilecek ediliyor edilmesi ediyor elli en etmesi etti ettiği ettiğini eđer eğer fakat gibi göre halbuki
    halen hangi hani hariç hatta hele hem henüz hep hepsi her herhangi herkes herkesin hiç hiçbir iken iki ila ile
    ilgili ilk illa ise itibaren itibariyle iyi iyice için işte kadar kanımca karşın katrilyon kendi kendilerine
    kendini kendisi kendisine kendisini kere kez keşke ki kim kimden kime kimi kimse kırk kısaca lakin madem međer
    milyar milyon mu mü mı nasıl ne neden nedenle nerde nere nerede nereye nitekim niye niçin o olan olarak oldu
    olduklarını olduğu olduğunu olmadı olmadığı olmak olması olmayan olmaz olsa olsun olup olur olursa oluyor on ona
    ondan onlar onlardan onlari onları onların onu onun otuz oysa pek rağmen sadece sanki sekiz seksen sen senden
    seni senin siz sizden sizi sizin sonra tarafından trilyon tüm var vardı ve veya veyahut ya yahut yani yapacak
    yapmak yaptı yaptıkları yaptığı yaptığını yapılan yapılması yapıyor yedi yerine yetmiş yine yirmi yoksa yüz
    zaten çok çünkü öyle üzere üç şayet şey şeyden şeyi şeyler şimdi şu şuna şunda şundan şunları şunu şöyle
  `,
  hasOrdinals: true,
}
