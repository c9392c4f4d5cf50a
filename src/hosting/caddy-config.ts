import { cacheControlOf, newerPostPath, redirects } from '#page/addresses.ts'
import { commonHeaders, policyFor, type SiteConfig } from '#page/policy.ts'
import { site } from '#page/site.ts'
import { ambiguousPath, hasContentService, policyPatterns } from './policy-patterns.ts'

/** By its name Caddy gets a certificate for a site; without one it serves plain http. */
function siteAddress(origin: string): string {
  return origin.startsWith('https:') ? new URL(origin).host : ':80'
}

/** An example for Caddy: what our own server does, for a build whose services are elsewhere. */
export function writeCaddyConfig(config: SiteConfig = {}): string {
  const policy = (path: string) => policyFor(path, config.services)
  const policies = policyPatterns.map(({ pattern, sample }) => `\t\t\`~${pattern}\` "${policy(sample)}"`)
  const headers = Object.entries(commonHeaders(config)).map(([name, value]) => `\t\t${name} "${value}"`)
  const redirectRules = [...redirects].map(
    ([from, { page, hash }]) =>
      `\tredir ${from} ${page}{query_part}${hash} 308\n\tredir ${from}/ ${page}{query_part}${hash} 308`,
  )

  const newPosts = hasContentService(config)
    ? `
		# A post newer than the build: the page asks the content service for it.
		@newPost {
			path_regexp ^/blog/[^/.]+$
			not file {path}.html {path}
		}
		rewrite @newPost ${newerPostPath}.html`
    : ''

  return `# Textwright on Caddy, 2.6 or newer. Made by the build: the headers are those of its own settings.
# Put the folder "site" at the root named below.

${siteAddress(config.origin ?? site.origin)} {
	root * /var/www/textwright

	# By what was asked for, not by the file that answers: one page answers for every address without one.
	map {http.request.orig_uri.path} {policy} {
${policies.join('\n')}
		default "${policy('/')}"
	}
	map {http.request.orig_uri.path} {caching} {
		~^/assets/ "${cacheControlOf('/assets/')}"
		default "${cacheControlOf('/')}"
	}
	map {query} {query_part} {
		\`~^(.+)$\` "?\${1}"
		default ""
	}
	header {
		Content-Security-Policy {policy}
		Cache-Control {caching}
${headers.join('\n')}
	}
	# Apart from those above: what takes a header away waits for the answer, and a missing page would go without them.
	header -Server
	header /manifest.webmanifest Content-Type application/manifest+json

	# Each page has one address: /about is about.html.
	@home path /index /index.html
	redir @home /{query_part} 308
${redirectRules.join('\n')}

	@otherwise path_regexp page ^(/.+?)(?:/index)?(?:\\.html|/)$
	@hidden path /404 /404.html /_headers /_redirects *.br *.gz
	# Caddy would decode these and answer with a page of another policy.
	@ambiguous vars_regexp {http.request.orig_uri} \`(?i)${ambiguousPath}\`
	route {
		error @hidden 404
		error @ambiguous 404
		route @otherwise {
			@page file {re.page.1}.html
			redir @page {re.page.1}{query_part} 308
			error 404
		}${newPosts}
		try_files {path}.html {path}
		# The build has compressed everything already.
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		# A name that was not found may be there tomorrow.
		header Cache-Control "${cacheControlOf('/')}"
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`
}
