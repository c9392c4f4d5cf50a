// Written by scripts/make-language-data.js. Stop words: the package @orama/stopwords.
// Abbreviations: Unicode CLDR (cldr-segments-full); a table by hand, not compared with the Academia Brasileira de Letras, list of abbreviations.
import type { LanguageData } from '#core/language/language-data.ts'

export const data: LanguageData = {
  abbreviations: {
    'if new sentence': `
      a a.c abr abrev aer ago agric alm anat ap apart arit arqueol arquit astron autom aux biogr bras caps compl
      contab créd cx círc cód d d.c desc dez dipl dir div doc dras drs déb ed educ elem eletr eletrôn esp fac fasc
      fev filos fisiol fot fís geom gram gên ilma ilmo ind ingl jur lin liter mai matem máq méd mús n n.sra n.t neol
      náut obs odont odontol organiz p p.ex ph ph.d pq profa próx psicol quím r r.s.v.p ref relat s set sociol sta
      sto séc símb tec tecnol tel trad transp v v.t w w.c álg índ
    `,
    never: `
      arq dr dra eng exma exmo gen profs sras srs v.ex
    `,
    'unless lower case or digit': `
      art arts cap cat cel comp cont dep des end est fem fil fl fr hist lat lit long mat mov n.º nº núm org out pal
      pe pol port prod pron págs rel res rod sup tels vols
    `,
    'unless lower case': `
      cia ltda s.a
    `,
  },
  stopWords: `
    a ao aos aquela aquelas aquele aqueles aquilo as até com como da das de dela delas dele deles depois do dos e
    ela elas ele eles em entre era eram essa essas esse esses esta estamos estas estava estavam este esteja estejam
    estejamos estes esteve estive estivemos estiver estivera estiveram estiverem estivermos estivesse estivessem
    estivéramos estivéssemos estou está estávamos estão eu foi fomos for fora foram forem formos fosse fossem fui
    fôramos fôssemos haja hajam hajamos havemos hei houve houvemos houver houvera houveram houverei houverem
    houveremos houveria houveriam houvermos houverá houverão houveríamos houvesse houvessem houvéramos houvéssemos
    há hão isso isto já lhe lhes mais mas me mesmo meu meus minha minhas muito na nas nem no nos nossa nossas nosso
    nossos num numa não nós o os ou para pela pelas pelo pelos por qual quando que quem se seja sejam sejamos sem
    serei seremos seria seriam será serão seríamos seu seus somos sou sua suas são só também te tem temos tenha
    tenham tenhamos tenho terei teremos teria teriam terá terão teríamos teu teus teve tinha tinham tive tivemos
    tiver tivera tiveram tiverem tivermos tivesse tivessem tivéramos tivéssemos tu tua tuas tém tínhamos um uma você
    vocês vos à às éramos
  `,
  syllables: {
    nucleus: 'ão|ãe|õe|[aeouáâéêóô](?:[iu](?![rnmlz](?:[^aeiouh]|$)))|ao|iu|[aeiouáâãàéêíóôõúy]',
    silent: 'qu|gu(?=[aeiéêíáâã])',
  },
}
