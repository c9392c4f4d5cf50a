/**
 * The form of a JSON Web Token: three parts in URL-safe Base64. Its header is an object, so it begins with `{`. It may be in
 * quotes or in an `Authorization` header.
 */
export const jwtPattern =
  /^\s*["']?(?:Authorization:\s*)?(?:Bearer\s+)?(?<header>e[\w-]+)\.(?<payload>[\w-]+)\.[\w-]*["']?\s*$/i
