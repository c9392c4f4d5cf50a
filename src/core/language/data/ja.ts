// Written by scripts/make-language-data.js. Stop words: the package stopword.
import type { LanguageData } from '#core/language/language-data.ts'

export const data: LanguageData = {
  abbreviations: {},
  stopWords: `
    あっ あり ある い いう いる う うち お および おり か かつて から が き ここ こと この これ これら さ さらに し しかし する ず せ せる そして その その他 その後 それ それぞれ た ただし
    たち ため たり だ だっ つ て で でき できる です では でも と という といった とき ところ として とともに とも と共に な ない なお なかっ ながら なく なっ など なら なり なる に において
    における について にて によって により による に対して に対する に関する の ので のみ は ば へ ほか ほとんど ほど ます また または まで も もの ものの や よう より ら られ られる れ れる を
    ん 及び 特に
  `,
}
