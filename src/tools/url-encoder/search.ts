import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    url, uri, percent encoding, percent-encode, urlencode, urldecode, decode, escape, unescape, encodeURIComponent,
    decodeURIComponent, encodeURI, query string, query parameters, query string editor, utm parameters, link, %20,
    plus sign, uri decode, encode list of urls, rfc 3986
  `),
  nearestFor: ['QR code'],
}
