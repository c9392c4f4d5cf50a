// Written by scripts/make-language-data.js. Stop words: the package @orama/stopwords.
// Abbreviations: Unicode CLDR (cldr-segments-full); a table by hand, not compared with the Accademia della Crusca’s advice on abbreviations.
import type { LanguageData } from '#core/language/language-data.ts'

export const data: LanguageData = {
  abbreviations: {
    'if new sentence': `
      a ag c c.c.p c.p d d.p.r div m mitt n n.b n.d.a n.d.e n.d.t o o.d.g p p.i r rag s s.a.r s.m.a.r.t sez tab tav
      u u.s u.s.a
    `,
    never: `
      amm arch avv cav dir dott.ssa egr es gent geom ing na on p.es prof.ssa ra sen sig.na sig.ra sigg spett ssa
    `,
    'unless lower case or digit': `
      ago apr artt capp dc dic feb gen giu int liv lug mag mar mod nov n° nº ott pagg sec segg set tel ver
    `,
    'unless lower case': `
      a.c d.c ecc s.p.a s.r.l
    `,
  },
  stopWords: `
    a abbia abbiamo abbiano abbiate ad agl agli ai al all alla alle allo anche avemmo avendo avesse avessero avessi
    avessimo aveste avesti avete aveva avevamo avevano avevate avevi avevo avrai avranno avrebbe avrebbero avrei
    avremmo avremo avreste avresti avrete avrà avrò avuta avute avuti avuto c che chi ci coi col come con contro cui
    da dagl dagli dai dal dall dalla dalle dallo degl degli dei del dell della delle dello di dov dove e ebbe ebbero
    ebbi ed era erano eravamo eravate eri ero essendo faccia facciamo facciano facciate faccio facemmo facendo
    facesse facessero facessi facessimo faceste facesti faceva facevamo facevano facevate facevi facevo fai fanno
    farai faranno farebbe farebbero farei faremmo faremo fareste faresti farete farà farò fece fecero feci fosse
    fossero fossi fossimo foste fosti fu fui fummo furono gli ha hai hanno ho i il in io l la le lei li lo loro lui
    ma mi mia mie miei mio ne negl negli nei nel nell nella nelle nello noi non nostra nostre nostri nostro o per
    perché più quale quanta quante quanti quanto quella quelle quelli quello questa queste questi questo sarai
    saranno sarebbe sarebbero sarei saremmo saremo sareste saresti sarete sarà sarò se sei si sia siamo siano siate
    siete sono sta stai stando stanno starai staranno starebbe starebbero starei staremmo staremo stareste staresti
    starete starà starò stava stavamo stavano stavate stavi stavo stemmo stesse stessero stessi stessimo steste
    stesti stette stettero stetti stia stiamo stiano stiate sto su sua sue sugl sugli sui sul sull sulla sulle sullo
    suo suoi ti tra tu tua tue tuo tuoi tutti tutto un una uno vi voi vostra vostre vostri vostro è
  `,
  syllables: {
    nucleus: '^[^aeiou]*[iu](?=[aeo]$)|[iu]?[aeoàèéòó][iu]?(?![aeoàèéòó])|[iu]?[aeoàèéòó]|[iu][iuìùí]|[iuìùyí]',
    silent: 'qu',
  },
}
