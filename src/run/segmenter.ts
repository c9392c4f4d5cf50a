/** Firefox before 125 has no Intl.Segmenter. Only there a small fallback is loaded, which knows characters but not words. */
export async function ensureSegmenter(): Promise<void> {
  if (!('Segmenter' in Intl)) await import('unicode-segmenter/intl-polyfill')
}
