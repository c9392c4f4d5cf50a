import { cacheControlOf, newerPostPath, redirects } from '#page/addresses.ts'
import { commonHeaders, policyFor, type SiteConfig } from '#page/policy.ts'
import { ambiguousPath, hasContentService, policyPatterns } from './policy-patterns.ts'

/** An example for nginx, for the `http` context: what our own server does, for a build whose services are elsewhere. */
export function writeNginxConfig(config: SiteConfig = {}): string {
  const policy = (path: string) => policyFor(path, config.services)
  const policies = policyPatterns.map(({ pattern, sample }) => `  "~${pattern}" "${policy(sample)}";`)
  const headers = Object.entries(commonHeaders(config)).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  )
  const redirectRules = [...redirects].flatMap(([from, { page, hash }]) =>
    [from, `${from}/`].map((path) => `  location = ${path} { return 308 ${page}$is_args$args${hash}; }`),
  )

  const newPosts = hasContentService(config)
    ? `
  # A post newer than the build: the page asks the content service for it.
  location ~ ^/blog/[^/.]+$ { try_files $uri.html $uri ${newerPostPath}.html =404; }
`
    : ''

  return `# Textwright on nginx. Made by the build: the headers are those of its own settings.
# Put the folder "site" at the root named below and include this file in the "http" block.

# By what was asked for, not by the file that answers: one page answers for every address without one.
map $request_uri $textwright_policy {
  default "${policy('/')}";
${policies.join('\n')}
}

# A name that was not found may be there tomorrow.
map $status$request_uri $textwright_caching {
  default "${cacheControlOf('/')}";
  "~^(?:200|206|304)/assets/" "${cacheControlOf('/assets/')}";
}

server {
  listen 80;
  root /var/www/textwright;
  charset utf-8;
  server_tokens off;
  absolute_redirect off;

  # Here and nowhere below: a location that adds a header of its own loses all of these.
  add_header Content-Security-Policy $textwright_policy always;
  add_header Cache-Control $textwright_caching always;
${headers.join('\n')}

  # The build has compressed everything already. With ngx_brotli, take the sign of comment away.
  gzip_static on;
  gzip_vary on;
  # brotli_static on;

  # nginx would decode these and answer with a page of another policy. The 404 page itself comes through here too.
  set $textwright_asked $request_uri;
  if ($uri = /404.html) { set $textwright_asked ""; }
  if ($textwright_asked ~* "${ambiguousPath}") { return 404; }

  error_page 404 /404.html;
  location = /404.html { internal; }
  location = /404 { return 404; }
  location ~ (?:\\.(?:br|gz)|/_headers|/_redirects)$ { return 404; }

  # Each page has one address: /about is about.html.
  location = / { try_files /index.html =404; }
  location = /index { return 308 /$is_args$args; }
  location = /index.html { return 308 /$is_args$args; }
${redirectRules.join('\n')}
  location ~ ^(?<page>/.+?)(?:/index)?(?:\\.html|/)$ {
    if (-f $document_root$page.html) { return 308 $page$is_args$args; }
    return 404;
  }
  location = /manifest.webmanifest {
    types { }
    default_type application/manifest+json;
  }
${newPosts}  location / { try_files $uri.html $uri =404; }
}
`
}
