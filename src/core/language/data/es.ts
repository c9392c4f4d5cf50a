// Written by scripts/make-language-data.js. Stop words: the package stopword.
// Abbreviations: Unicode CLDR (cldr-segments-full); a table by hand, not compared with the Real Academia Española, list of abbreviations.
import type { LanguageData } from '#core/language/language-data.ts'

export const data: LanguageData = {
  abbreviations: {
    'if new sentence': `
      a a.c a.e.c aa abr afma afmas afmo afmos ago avda bco bol c c.p c.s c.v cc comm d.c dc depto deptos desc desv
      dic doc dpto dptos drs dto dtor dª e e.c ed emm ene exc excma excmas excmos exma exmas exmo exmos fabric ff.cc
      fr gr h h.p hh hnos ilma ilmas ilmos jj jj.oo jue lcda lcdo lda ldo lic licda licdo ltda ltdo lun mié mm mons
      mss mtro n ntra ntro o o.m oo p p.ej prov r r.d r.u ram rdo rdos reg rr rr.hh rvdmo rvdmos rvdo rvdos s sdad
      sras sres srs srtas ss ss.aa ss.mm sta sto sáb trab trad u u.s u.s.a v v.gr vda vid vie
    `,
    never: `
      d dña excmo fray ilmo
    `,
    'unless lower case or digit': `
      admón all ant art bien cap caps cra da dom ej em ext fund id kit korn may n.º n° nº núms págs párr rol sa seg
      sol tel tfno var
    `,
    'unless lower case': `
      a.m cía ee.uu p.m s.a s.l
    `,
  },
  stopWords: `
    a al algunas algunos antes aquel aquella así aunque como con contra cual cuando de del desde donde durante el
    ella ellas ellos en entre era eran es esa esas ese eso esos esta estaba estar estas este esto estos está están
    fue fueron ha haber había han hasta hay he hemos la las le lo los me mi mientras mis muy más mí ni no nos
    nosotros nuestra nuestro o otra otras otro otros para pero poco por porque que quien qué se ser si sido sin sino
    sobre son su sus sí también tanto te tenía ti tiene tienen toda todas todo todos tus tú u un una uno usted
    ustedes y ya él
  `,
  syllables: {
    nucleus: '[iuüy]?[aeoáéó][iuy]?(?![aeoáéó])|[iuüy]?[aeoáéó]|[iuü][iuíúy]|[iíuúüy]',
    silent: 'qu|gu(?=[eiéí])',
  },
}
