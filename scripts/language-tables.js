/**
 * What `make-language-data.js` adds to Unicode's abbreviations and to the lists of stop words, language by language.
 *
 * @typedef {object} LanguageTable
 * @property {string} stopWords The name of one of Snowball's lists, which Orama keeps, or a code of the package stopword.
 * @property {string} [moreStopWords] Common words that the list lacks.
 * @property {string} [compare] A published list for the abbreviations that Unicode does not list. They were written by
 *   hand and have not been compared with it.
 * @property {Partial<Record<import('../src/core/text/sentence-rules.ts').EndRule, string>>} [abbreviations]
 * @property {string} [words] Abbreviations that Unicode lists and that are more often words. They end a sentence before a
 *   capital: “Das Haus ist alt. Peter ging.”
 * @property {true} [hasOrdinals] Whether numbers with a full stop are ordinals.
 * @property {{ nucleus: string, silent?: string }} [syllables] Patterns of lower-case letters: the vowels of a syllable, and
 *   those that are not spoken.
 */

// To compare the counts of syllables with those of espeak-ng, see docs/decisions/0042-language-of-a-text.md.

/** @type {Readonly<Record<string, LanguageTable>>} */
export const languageTables = {
  ar: {
    stopWords: 'ara',
    abbreviations: { never: 'د أ.د', 'unless lower case or digit': 'ص ج' },
  },
  de: {
    stopWords: 'german',
    compare: 'Duden, list of abbreviations',
    abbreviations: {
      never: 'z.b d.h u.a u.u i.d.r z.t hr fr frl dipl ing med',
      'unless lower case or digit': 'nr abs art kap abb tab bd aufl s vgl',
      'unless lower case': 'usf',
    },
    words: 'alt am app best bed dim do ges int mod port rep so test temp trans',
    hasOrdinals: true,
    syllables: { nucleus: 'aa|ee|oo|ie|[aeä]i|[ae]y|[aäe]u|ou|[aeiouyäöüéàèê]', silent: 'qu' },
  },
  el: {
    stopWords: 'ell',
    moreStopWords:
      'και το να του η της με που την από για τα είναι των σε ο οι στο θα τη στην τον τους δεν τις ένα μια ότι ή κατά ' +
      'όμως αλλά αυτό αυτή αυτός έχει ήταν μας σας πως όταν αν μου σου όπως πιο στους στις αυτά αυτές αυτοί έχουν είχε ' +
      'ένας μία πολύ μετά πριν πρέπει κάθε μέχρι',
    compare: 'the dictionary of Standard Modern Greek (Triantafyllidis), list of abbreviations',
    abbreviations: {
      never: 'κ κα κος δρ καθ π.χ δηλ λ.χ',
      'unless lower case or digit': 'βλ σελ αρ τηλ εκ δισ π.μ μ.μ χλμ',
      'unless lower case': 'κ.λπ κ.ά κτλ κ.ο.κ π.χρ μ.χ',
    },
  },
  es: {
    stopWords: 'spa',
    moreStopWords:
      'es son era eran fue fueron ser sido está están estaba estar ha han había haber hay he hemos tiene tienen tenía ' +
      'este esta estos estas esto ese esa esos esas eso aquel aquella otra otros otras todo todos toda todas entre ' +
      'antes algunos algunas nosotros ellos ellas nuestro nuestra mis tus tanto aunque mientras así sino si usted ' +
      'ustedes o u no',
    compare: 'the Real Academia Española, list of abbreviations',
    abbreviations: {
      never: 'd dña excmo ilmo fray',
      'unless lower case or digit': 'n.º nº n° núms págs párr art tel tfno ext cap caps ej admón cra',
      'unless lower case': 'cía s.a s.l ee.uu a.m p.m',
    },
    words: 'all ant bien da dom em fund id kit korn mar may ms rol sa seg sol var',
    syllables: {
      nucleus: '[iuüy]?[aeoáéó][iuy]?(?![aeoáéó])|[iuüy]?[aeoáéó]|[iuü][iuíúy]|[iíuúüy]',
      silent: 'qu|gu(?=[eiéí])',
    },
  },
  fi: {
    stopWords: 'finnish',
    compare: 'Kotus, list of abbreviations',
    abbreviations: {
      never: 'esim mm ns nk ts toht prof hra rva tri',
      'unless lower case or digit': 'n s v nro os puh ks vrt klo kpl milj mrd',
      'unless lower case': 'ym yms jne eaa ekr jkr',
    },
    hasOrdinals: true,
  },
  fr: {
    stopWords: 'french',
    compare: 'the Lexique des règles typographiques en usage à l’Imprimerie nationale',
    abbreviations: {
      never: 'mgr me mmes mlles mm',
      'unless lower case or digit': 'chap éd ibid tél boul n° nº',
      'unless lower case': 'ltd ltée cie j.-c',
    },
    words: 'all anc cam config dest dict dim graph ill imm jeu lun mar mart mer niv op quart sam var ven voit',
    syllables: {
      nucleus:
        'é(?=[aeoiu])|[aeiouàâäéèêëîïôöùûüœæ]+y(?=[aeiouéè])|[aeiouyàâäéèêëîïôöùûüœæ]+?(?=[ëïéü])|' +
        '[aeiouyàâäéèêëîïôöùûüœæ]+',
      silent: 'qu|gu(?=[eéèêiî])|es?$',
    },
  },
  he: { stopWords: 'heb' },
  hi: {
    stopWords: 'hin',
    abbreviations: { never: 'डॉ प्रो श्री कु सु' },
  },
  it: {
    stopWords: 'italian',
    compare: 'the Accademia della Crusca’s advice on abbreviations',
    abbreviations: {
      never: 'dott.ssa sig.ra sig.na sigg prof.ssa amm arch avv cav dir geom ing on sen egr gent spett p.es',
      'unless lower case or digit': 'artt capp pagg tel sec segg n° nº gen feb mar apr mag giu lug ago set ott nov dic',
      'unless lower case': 'ecc s.p.a s.r.l a.c d.c',
    },
    words: 'all dc int liv mod ver',
    syllables: {
      nucleus: '^[^aeiou]*[iu](?=[aeo]$)|[iu]?[aeoàèéòó][iu]?(?![aeoàèéòó])|[iu]?[aeoàèéòó]|[iu][iuìùí]|[iuìùyí]',
      silent: 'qu',
    },
  },
  ja: { stopWords: 'jpn' },
  ko: { stopWords: 'kor' },
  nl: {
    stopWords: 'dutch',
    compare: 'the Taalunie’s advice on abbreviations',
    abbreviations: {
      never: 'bijv bv dhr mw mevr drs ir ing jhr zgn d.w.z o.a m.a.w m.b.t i.v.m t.a.v t.o.v n.a.v i.p.v o.l.v z.g',
      'unless lower case or digit': 'blz afb hfst tel nl mln mld resp vgl evt jl gem',
      'unless lower case': 'enz e.d e.a n.v b.v v.chr n.chr',
    },
    syllables: {
      nucleus: 'aai|ooi|oei|eeu|ieu|aa|ee|ie|oo|uu|oe|eu|ei|ij|ui|[ao]u|[aeiouyëïöüéèê]',
      silent: 'qu',
    },
  },
  pl: {
    stopWords: 'pol',
    compare: 'the Wielki słownik ortograficzny PWN, rules on abbreviations',
    abbreviations: {
      never: 'np tj tzn tzw m.in inż hab mgr ks św ul al pl gen płk kpt prof',
      'unless lower case or digit': 'godz str zob por wg ok tel tys mln mld zł ww jw rys tab pkt ust',
      'unless lower case': 'itd itp r w o.o s.a p.n.e n.e',
    },
    hasOrdinals: true,
  },
  pt: {
    stopWords: 'portuguese',
    compare: 'the Academia Brasileira de Letras, list of abbreviations',
    abbreviations: {
      never: 'v.ex exmo exma profs srs sras dr dra eng arq gen',
      'unless lower case or digit': 'págs vols dep núm tels art arts n.º nº',
      'unless lower case': 'cia ltda s.a',
    },
    words:
      'cap cat cel col com comp cont des eng end est fem fil fl fr hist lat lit long mar mat mov org out pal pe pol port ' +
      'prod pron rel rep res rod sup',
    syllables: {
      nucleus: 'ão|ãe|õe|[aeouáâéêóô](?:[iu](?![rnmlz](?:[^aeiouh]|$)))|ao|iu|[aeiouáâãàéêíóôõúy]',
      silent: 'qu|gu(?=[aeiéêíáâã])',
    },
  },
  ru: {
    stopWords: 'russian',
    compare: 'GOST R 7.0.12-2011, abbreviations of Russian words',
    abbreviations: {
      never: 'т.е т.н т.к им акад доц инж гр св напр',
      'unless lower case or digit':
        'оф корп пл пер пр наб просп обл пос тел кв отд англ нем лат греч коп шт чел экз ок',
      'unless lower case': 'т.д т.п пр н.э',
    },
    syllables: { nucleus: '[аеёиоуыэюя]' },
  },
  sv: {
    stopWords: 'swedish',
    compare: 'Svenska skrivregler, list of abbreviations',
    abbreviations: {
      never: 'bl.a d.v.s dvs t.ex t.o.m fr.o.m s.k p.g.a f.d i.o.m prof',
      'unless lower case or digit': 'kl nr ca resp tel jfr inkl exkl st sid milj mdr',
      'unless lower case': 'm.fl m.m osv o.s.v o.d e.d f.kr e.kr kr',
    },
  },
  th: { stopWords: 'tha' },
  tr: {
    stopWords: 'tur',
    compare: 'Türk Dil Kurumu, list of abbreviations',
    abbreviations: {
      never: 'doç yrd av sn dr prof alb gen org örn',
      'unless lower case or digit': 'bkz yy s no cad sok mah apt tel',
      'unless lower case': 'vb vs vd m.ö m.s a.ş ltd şti',
    },
    hasOrdinals: true,
  },
  uk: {
    stopWords: 'ukr',
    compare: 'DSTU 3582:2013, abbreviations of Ukrainian words',
    abbreviations: {
      never: 'т.зв ім вул проф акад доц інж гр св напр',
      'unless lower case or digit': 'див рис стор буд кв обл пос тел тис млн млрд грн коп',
      'unless lower case': 'т.д т.п т.ін ін н.е р рр ст',
    },
  },
  zh: { stopWords: 'zho' },
}
