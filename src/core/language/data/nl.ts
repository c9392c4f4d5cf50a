// Written by scripts/make-language-data.js. Stop words: the package @orama/stopwords.
// Abbreviations: a table by hand, not compared with the Taalunie’s advice on abbreviations.
import type { LanguageData } from '#core/language/language-data.ts'

export const data: LanguageData = {
  abbreviations: {
    'if new sentence': `
      a b d e i l m n o p t v w z
    `,
    never: `
      bijv bv d.w.z dhr drs i.p.v i.v.m ing ir jhr m.a.w m.b.t mevr mw n.a.v o.a o.l.v t.a.v t.o.v z.g zgn
    `,
    'unless lower case or digit': `
      afb blz evt gem hfst jl mld mln nl resp tel vgl
    `,
    'unless lower case': `
      b.v chr e.a e.d enz n.chr n.v v.chr
    `,
  },
  stopWords: `
    aan al alles als altijd andere ben bij daar dan dat de der deze die dit doch doen door dus een eens en er ge
    geen geweest haar had heb hebben heeft hem het hier hij hoe hun iemand iets ik in is ja je kan kon kunnen maar
    me meer men met mij mijn moet na naar niet niets nog nu of om omdat onder ons ook op over reeds te tegen toch
    toen tot u uit uw van veel voor want waren was wat werd wezen wie wil worden wordt zal ze zelf zich zij zijn zo
    zonder zou
  `,
  syllables: {
    nucleus: 'aai|ooi|oei|eeu|ieu|aa|ee|ie|oo|uu|oe|eu|ei|ij|ui|[ao]u|[aeiouyëïöüéèê]',
    silent: 'qu',
  },
}
