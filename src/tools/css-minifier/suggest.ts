import type { Suggest } from '#core/tool/suggestion.ts'

const rule = /(?:^|[};/])\s*(?:@[a-z-]+[^{};]*|[.#:*[a-z][^{};]*)\{\s*(?:--)?[a-z-]+\s*:\s*[^{};]+[;}]/im
const nested = /@(?:media|supports|layer|container|keyframes|font-face)\b[^{};]*\{/

export const suggest: Suggest = (sample) => {
  if (/^\s*[{[]/.test(sample)) return undefined
  if (/\b(?:function|const|let|return|export|class \w+ (?:extends|\{))\b/.test(sample)) return undefined
  if (!rule.test(sample) && !nested.test(sample)) return undefined
  return { score: 0.92, reason: 'Looks like CSS', action: 'Minify' }
}
