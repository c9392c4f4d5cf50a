import { compile } from '@mdx-js/mdx'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Abouts and text pages are Markdown; they reach the site as components. */
const markdown: Plugin = {
  name: 'textwright:markdown',
  enforce: 'pre',
  async transform(source, id) {
    if (!id.endsWith('.mdx')) return null
    const compiled = await compile({ value: source, path: id })
    return { code: String(compiled), map: null }
  },
}

export default defineConfig({
  plugins: [markdown, react(), tailwind()],
  worker: { format: 'es' },
})
