import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    base64, base 64, b64, base64url, url-safe, decode, decoder, data uri, data url, image to base64, file to base64,
    base64 to file, btoa, atob, mime, binary, jwt, jwt decoder, json web token, base64 to image, latin-1, utf-16
  `),
  nearestFor: ['ROT13', 'Caesar cipher', 'hex to text', 'text to hex', 'text to binary', 'binary translator'],
}
