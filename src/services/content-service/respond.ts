import type { Context } from 'hono'
import { ApiError } from './api-error.ts'

export const jsonType = 'application/vnd.contentful.delivery.v1+json'

export function getQueryString({ req }: Context): URLSearchParams {
  return new URL(req.url).searchParams
}

export function sendError(context: Context, error: Error): Response {
  const isApiError = error instanceof ApiError
  if (!isApiError) console.error(error)
  const { body, status, headers } = isApiError ? error : new ApiError('ServerError', 'The service failed.')
  return context.body(JSON.stringify(body), status, {
    ...headers,
    'Content-Type': jsonType,
    'Cache-Control': 'no-store',
  })
}
