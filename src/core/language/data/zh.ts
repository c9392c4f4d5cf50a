// Written by scripts/make-language-data.js. Stop words: the package stopword.
import type { LanguageData } from '#core/language/language-data.ts'

export const data: LanguageData = {
  abbreviations: {},
  stopWords: `
    一 不 与 个 中 为 么 之 也 了 于 什 他 们 会 你 做 儿 共 几 分 到 又 及 各 向 吗 吧 含 呢 和 哇 哪 哼 啊 嗯 嘛 在 地 多 她 对 小 就 已 年 并 很 得 我 或 把 按 日 时 是
    更 月 有 来 某 此 每 的 看 着 秒 第 等 该 说 请 谁 跟 还 这 那 都
  `,
}
