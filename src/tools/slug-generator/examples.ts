import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
  {
    title: 'Headline with punctuation',
    input: { text: '10 Things You Didn’t Know About “Free” Wi-Fi (2025 Update)' },
    output: '10-things-you-didnt-know-about-free-wi-fi-2025-update',
  },
  {
    title: 'Titles in four scripts',
    input: { text: 'Café Zürich\nØl & Brød på Ærø\nПривет, мир!\nΑθήνα\n北京欢迎你\nI 💛 New York' },
    options: { perLine: true },
    output: 'cafe-zurich\nol-brod-pa-aero\nprivet-mir\nathina\nbeijinghuanyingni\ni-yellow_heart-new-york',
  },
  {
    title: 'German title with umlauts kept',
    input: { text: 'Ärger im Büro: Was tun?' },
    options: { keepUnicode: true },
    output: 'ärger-im-büro-was-tun',
  },
  {
    title: 'German title with umlauts written out',
    input: { text: 'Müllers schöne Grüße aus Österreich' },
    options: { german: true },
    output: 'muellers-schoene-gruesse-aus-oesterreich',
  },
  {
    title: 'Title with an ampersand',
    input: { text: 'Rock & Roll: AT&T’s Playlist' },
    options: { writeAnd: true },
    output: 'rock-and-roll-atts-playlist',
  },
  {
    title: 'Title with slashes and years',
    input: { text: 'The Tea/Coffee Guide of 2025–2026: v2.0' },
    options: { splitPunctuation: true },
    output: 'the-tea-coffee-guide-of-2025-2026-v2-0',
  },
  {
    title: 'File names',
    input: { text: 'Q3 Report – Final (v2)\nInvoice #1042, Müller & Söhne' },
    options: { separator: '_', perLine: true },
    output: 'q3_report_final_v2\ninvoice_1042_muller_sohne',
  },
]
