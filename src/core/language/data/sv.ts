// Written by scripts/make-language-data.js. Stop words: the package @orama/stopwords.
// Abbreviations: a table by hand, not compared with Svenska skrivregler, list of abbreviations.
import type { LanguageData } from '#core/language/language-data.ts'

export const data: LanguageData = {
  abbreviations: {
    'if new sentence': `
      bl d e f fr g i m o p s t v
    `,
    never: `
      bl.a d.v.s dvs f.d fr.o.m i.o.m p.g.a prof s.k t.ex t.o.m
    `,
    'unless lower case or digit': `
      ca exkl inkl jfr kl mdr milj nr resp sid st tel
    `,
    'unless lower case': `
      e.d e.kr f.kr fl kr m.fl m.m o.d o.s.v osv
    `,
  },
  stopWords: `
    alla allt att av blev bli blir blivit de dem den denna deras dess dessa det detta dig din dina ditt du där då
    efter ej eller en er era ert ett från för ha hade han hans har henne hennes hon honom hur här i icke ingen inom
    inte jag ju kan kunde man med mellan men mig min mina mitt mot mycket ni nu när någon något några och om oss på
    samma sedan sig sin sina sitta själv skulle som så sådan sådana sådant till under upp ut utan vad var vara
    varför varit varje vars vart vem vi vid vilka vilkas vilken vilket vår våra vårt än är åt över
  `,
}
