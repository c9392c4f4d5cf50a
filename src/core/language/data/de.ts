// Written by scripts/make-language-data.js. Stop words: the package @orama/stopwords.
// Abbreviations: Unicode CLDR (cldr-segments-full); a table by hand, not compared with Duden, list of abbreviations.
import type { LanguageData } from '#core/language/language-data.ts'

export const data: LanguageData = {
  abbreviations: {
    'if new sentence': `
      a a.a.o a.a.s a.d a.rh abt abw adj adr akt allg amtl ausg ausschl beil ben ber bez bibl chin chr d d.j d.ä dat
      dez di dtzd e e.h e.v e.wz ehem eigtl einh einschl entspr erf erw ev exkl f f.f fa fam fn folg forts forts.f
      frz geb gebr gedr gek gem geograph gesch gest ggfs hbf hd hpts hptst hrn hrsg i i.a i.b i.h i.j i.r i.v inh j
      j.d jahrh jew jhrl k k.u.k kath kfm kgl kl konv kop led m m.e m.w mi mind msp möbl n n.chr n.u.z näml o o.a
      o.b o.g obj od okt op p p.adr pfd phys pin prot proz qu r reg rel rh röm s.a sa schles schr schweiz schwäb sek
      spezif std südd tel tägl u u.a.w.g u.s u.s.a u.v.a u.z u.ä urspr ursprüngl v v.chr v.h v.r.w v.t v.u.z verf
      verh verw w wg wz z z.hd z.z z.zt zt ztr österr
    `,
    never: `
      d.h dipl fr frl hr i.d.r ing med u.a u.u z.b z.t
    `,
    'unless lower case or digit': `
      abb abs alt app art aufl bd bed best dim do ges int kap mod nr port s tab temp test trans vgl
    `,
    'unless lower case': `
      usf
    `,
  },
  stopWords: `
    aber alle allem allen aller alles als also am an ander andere anderem anderen anderer anderes anderm andern
    anderr anders auch auf aus bei bin bis bist da damit dann das dasselbe dazu daß dein deine deinem deinen deiner
    deines dem demselben den denn denselben der derer derselbe derselben des desselben dessen dich die dies diese
    dieselbe dieselben diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines einig
    einige einigem einigen einiger einiges einmal er es etwas euch euer eure eurem euren eurer eures für gegen
    gewesen hab habe haben hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im in
    indem ins ist jede jedem jeden jeder jedes jene jenem jenen jener jenes jetzt kann kein keine keinem keinen
    keiner keines können könnte machen man manche manchem manchen mancher manches mein meine meinem meinen meiner
    meines mich mir mit muss musste nach nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen seiner
    seines selbst sich sie sind so solche solchem solchen solcher solches soll sollte sondern sonst um und uns unse
    unsem unsen unser unses unter viel vom von vor war waren warst was weg weil weiter welche welchem welchen
    welcher welches wenn werde werden wie wieder will wir wird wirst wo wollen wollte während würde würden zu zum
    zur zwar zwischen über
  `,
  hasOrdinals: true,
  syllables: {
    nucleus: 'aa|ee|oo|ie|[aeä]i|[ae]y|[aäe]u|ou|[aeiouyäöüéàèê]',
    silent: 'qu',
  },
}
