// Written by scripts/make-language-data.js. Stop words: the package @orama/stopwords.
// Abbreviations: Unicode CLDR (cldr-segments-full); a table by hand, not compared with the Lexique des règles typographiques en usage à l’Imprimerie nationale.
import type { LanguageData } from '#core/language/language-data.ts'

export const data: LanguageData = {
  abbreviations: {
    'if new sentence': `
      a acoust adr ann anon append avr broch bull categ coll collab comm d d.g dc desc dir doc déc encycl exempl
      févr gouv hôp illustr imprim indus j janv juil m p p.o publ r réf s s.a s.m.a.r.t symb synth syst trav
      trav.publ u u.s u.s.a édit équiv éval
    `,
    never: `
      me mgr mlles mm mmes
    `,
    'unless lower case or digit': `
      all anc boul cam chap config dest dict dim graph ibid imm jeu lun mart mer niv n° nº op quart sam tél var ven
      voit éd
    `,
    'unless lower case': `
      -c cie j.-c ltd ltée
    `,
  },
  stopWords: `
    ai aie aient aies ait as au aura aurai auraient aurais aurait auras aurez auriez aurions aurons auront aux
    avaient avais avait avec avez aviez avions avons ayant ayez ayons c ce ceci cela celà ces cet cette d dans de
    des du elle en es est et eu eue eues eurent eus eusse eussent eusses eussiez eussions eut eux eûmes eût eûtes
    furent fus fusse fussent fusses fussiez fussions fut fûmes fût fûtes ici il ils j je l la le les leur leurs lui
    m ma mais me mes moi mon même n ne nos notre nous on ont ou par pas pour qu que quel quelle quelles quels qui s
    sa sans se sera serai seraient serais serait seras serez seriez serions serons seront ses soi soient sois soit
    sommes son sont soyez soyons suis sur t ta te tes toi ton tu un une vos votre vous y à étaient étais était étant
    étiez étions été étée étées étés êtes
  `,
  syllables: {
    nucleus:
      'é(?=[aeoiu])|[aeiouàâäéèêëîïôöùûüœæ]+y(?=[aeiouéè])|[aeiouyàâäéèêëîïôöùûüœæ]+?(?=[ëïéü])|[aeiouyàâäéèêëîïôöùûüœæ]+',
    silent: 'qu|gu(?=[eéèêiî])|es?$',
  },
}
