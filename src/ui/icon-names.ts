/** The Lucide names of the interface icons. The build inlines these icons into every page. */
export const iconNames = [
  'arrow-right',
  'copy',
  'download',
  'folder-open',
  'link',
  'menu',
  'moon',
  'refresh-cw',
  'search',
  'sun',
  'undo-2',
  'x',
] as const

export type IconName = (typeof iconNames)[number]
