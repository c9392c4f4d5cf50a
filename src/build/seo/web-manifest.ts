import { menuGroups } from '#core/tool/category.ts'
import { logoIcon } from '#config/own-icons.ts'
import { placeholderWords } from '#config/site-words.ts'
import { site } from '#config/site.ts'
import { type ToolCard, cards, findCard } from '#tools/cards.ts'

// Operating systems show three or four shortcuts.
const maxShortcuts = 4

/** Returns the first tool from each of the first few menus. Menus start with their most popular tool. */
function shortcutTools(): ToolCard[] {
  return menuGroups.flatMap((menu) => cards.find((card) => card.menu === menu) ?? []).slice(0, maxShortcuts)
}

/** The tool in which the installed app opens a file, by media type and extension. */
const fileTypes = [
  { type: 'text/plain', extension: '.txt', id: 'word-counter' },
  { type: 'text/markdown', extension: '.md', id: 'word-counter' },
  { type: 'text/csv', extension: '.csv', id: 'duplicate-remover' },
  { type: 'application/json', extension: '.json', id: 'json-formatter' },
  { type: 'text/css', extension: '.css', id: 'css-minifier' },
  { type: 'text/x-log', extension: '.log', id: 'find-replace' },
  {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: '.docx',
    id: 'word-counter',
  },
  { type: 'application/vnd.oasis.opendocument.text', extension: '.odt', id: 'word-counter' },
  { type: 'application/epub+zip', extension: '.epub', id: 'word-counter' },
  { type: 'application/rtf', extension: '.rtf', id: 'word-counter' },
  { type: 'application/pdf', extension: '.pdf', id: 'word-counter' },
].filter(({ id }) => findCard(id))

const ownIcons = site.logo === undefined || site.logo === placeholderWords.logo ? undefined : [logoIcon(site.logo)]

/**
 * Writes the web app manifest. `themeColor` is the background colour of the dark theme, which is the default. Addresses are
 * relative to the manifest, so that they fit any base path.
 */
export function writeWebManifest(themeColor: string): string {
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: 'en',
    dir: 'ltr',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: themeColor,
    theme_color: themeColor,
    categories: ['productivity', 'utilities'],
    icons: ownIcons ?? [
      { src: 'icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: 'icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: shortcutTools().map(({ id, name, summary }) => ({
      name,
      description: summary,
      url: `tools/${id}`,
      icons: ownIcons ?? [{ src: 'icons/192.png', sizes: '192x192', type: 'image/png' }],
    })),
    file_handlers: fileTypes.map(({ type, extension, id }) => ({
      action: `tools/${id}`,
      accept: { [type]: [extension] },
    })),
    // A file opens in a window of its own, so that a text in another window is not lost.
    launch_handler: { client_mode: 'navigate-new' },
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
