/** The Lucide names of the interface icons. The build inlines these icons into every page. */
export const iconNames = [
  'arrow-down',
  'arrow-right',
  'arrow-up',
  'check',
  'copy',
  'download',
  'folder-open',
  'link',
  'menu',
  'moon',
  'plus',
  'refresh-cw',
  'save',
  'search',
  'sun',
  'terminal',
  'undo-2',
  'x',
] as const

export type IconName = (typeof iconNames)[number]
