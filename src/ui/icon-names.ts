/** The interface's icons, by their Lucide names. The build inlines exactly these. */
export const iconNames = [
  'copy',
  'download',
  'folder-open',
  'menu',
  'moon',
  'refresh-cw',
  'search',
  'sun',
  'undo-2',
  'x',
] as const

export type IconName = (typeof iconNames)[number]
