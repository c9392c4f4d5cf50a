/** The interface's icons, by their Lucide names; the build puts exactly these into one sprite. */
export const iconNames = ['copy', 'download', 'folder-open', 'menu', 'moon', 'refresh-cw', 'search', 'sun', 'undo-2', 'x'] as const

export type IconName = (typeof iconNames)[number]
