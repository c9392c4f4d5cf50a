// Written by scripts/make-language-data.js. Stop words: the package stopword.
// Abbreviations: a table by hand, not compared with the Wielki słownik ortograficzny PWN, rules on abbreviations.
import type { LanguageData } from '#core/language/language-data.ts'

export const data: LanguageData = {
  abbreviations: {
    'if new sentence': `
      m n o p s
    `,
    never: `
      al gen hab in inż kpt ks m.in mgr np pl prof płk tj tzn tzw ul św
    `,
    'unless lower case or digit': `
      godz jw mld mln ok pkt por rys str tab tel tys ust wg ww zob zł
    `,
    'unless lower case': `
      itd itp n.e o.o p.n.e r s.a w
    `,
  },
  stopWords: `
    a aby ach acz aczkolwiek aj albo ale ależ ani aż bardziej bardzo bo bowiem by byli bynajmniej być był była było
    były będzie będą cali cała cały ci ciebie cię co cokolwiek coś czasami czasem czemu czy czyli daleko dla
    dlaczego dlatego do dobrze dokąd dość dużo dwa dwaj dwie dwoje dzisiaj dziś gdy gdyby gdyż gdzie gdziekolwiek
    gdzieś i ich ile im inna inne inny innych iż ja jak jakaś jakby jaki jakichś jakie jakiś jakiż jakkolwiek jako
    jakoś je jeden jedna jednak jednakże jedno jego jej jemu jest jestem jeszcze jeśli jeżeli już ją każdy kiedy
    kilka kimś kto ktokolwiek ktoś która które którego której który których którym którzy ku lat lecz lub ma mają
    mam mało mi mimo między mnie mną mogą moi moim moja moje może możliwe można mu musi my mój na nad nam nami nas
    nasi nasz nasza nasze naszego naszych natomiast natychmiast nawet nic nich nie niech niego niej niemu nigdy nim
    nimi nią niż no o obok od około on ona one oni ono oraz oto owszem pan pana pani po pod podczas pomimo ponad
    ponieważ powinien powinna powinni powinno poza prawie przecież przed przede przedtem przez przy roku również sam
    sama się skąd sobie sobą sposób swoje są ta tak taka taki takie także tam te tego tej temu ten teraz też to
    tobie tobą toteż trzeba tu tutaj twoi twoim twoja twoje twym twój ty tych tylko tym tę u w wam wami was wasz
    wasza wasze we według wiele wielu więc więcej wszyscy wszystkich wszystkie wszystkim wszystko wtedy wy właśnie z
    za zapewne zawsze zaś ze znowu znów został zł żaden żadna żadne żadnych że żeby
  `,
  hasOrdinals: true,
}
