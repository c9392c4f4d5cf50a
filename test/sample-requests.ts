import { onTestFinished } from 'vitest'
import { startSampleServer } from './sample-server.ts'
import type { FormServiceSettings } from '#services/form-service/form-service.ts'
import { openSampleForm } from './sample-form.ts'

/** Starts the form service on a free port. It is closed at the end of the test. */
export async function start(settings?: Partial<FormServiceSettings>) {
  const form = openSampleForm(settings)
  const service = (request: Request, node: Parameters<typeof form.app.fetch>[1]) => form.app.fetch(request, node)
  const server = await startSampleServer({ f: service, p: service })
  onTestFinished(() => {
    form.close()
    server.close()
  })
  return { ...form, port: server.port, origin: server.origin }
}

export type Started = Awaited<ReturnType<typeof start>>

/** Accepts JSON like the form's script, unless `headers` says otherwise. */
export function post(
  { origin }: Started,
  body: BodyInit | null,
  headers: Record<string, string> = {},
  path = '/f/contact',
) {
  return fetch(origin + path, {
    method: 'POST',
    body,
    headers: { Accept: 'application/json', ...headers },
    redirect: 'manual',
  })
}

export function postJson(server: Started, value: unknown, headers: Record<string, string> = {}, path?: string) {
  return post(server, JSON.stringify(value), { 'Content-Type': 'application/json', ...headers }, path)
}

export function toForm(fields: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
