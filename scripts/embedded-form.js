import { getRequestListener } from '@hono/node-server'
import { fileURLToPath } from 'node:url'

/** @typedef {typeof import('../src/server/form.ts')} FormModule */
/** @typedef {typeof import('../src/server/settings.ts')} SettingsModule */
/** @typedef {typeof import('../src/services/inbox/open-inbox.ts')} InboxModule */

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The form service for `npm run dev`. It starts with the first message and uses the same inbox as `npm start`.
 *
 * @type {import('vite').Plugin}
 */
export const embeddedForm = {
  name: 'textwright:embedded-form',
  configureServer(server) {
    const open = async () => {
      const { openForm } = /** @type {FormModule} */ (await server.ssrLoadModule('/src/server/form.ts'))
      const { openInbox } = /** @type {InboxModule} */ (await server.ssrLoadModule('/src/services/inbox/open-inbox.ts'))
      const { readSettings } = /** @type {SettingsModule} */ (await server.ssrLoadModule('/src/server/settings.ts'))
      const report = (/** @type {string} */ problem) => {
        server.config.logger.error(problem)
      }
      const form = await openForm(readSettings(process.env, root), report, openInbox)
      server.httpServer?.once('close', () => void form.close())
      return getRequestListener(form.services.f)
    }
    /** @type {ReturnType<typeof open> | undefined} */
    let opening
    server.middlewares.use((request, response, next) => {
      if (!/^\/[fp]\//.test(request.url ?? '')) {
        next()
        return
      }
      opening ??= open()
      opening.then((serve) => serve(request, response)).catch(next)
    })
  },
}
