/** Loads a small fallback for Firefox before 125, which lacks Intl.Segmenter. It supports characters but not words. */
export async function ensureSegmenter(): Promise<void> {
  if (!('Segmenter' in Intl)) await import('unicode-segmenter/intl-polyfill')
}
