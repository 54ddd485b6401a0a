import type { IncomingHttpHeaders } from 'node:http'
import type { Reply } from '#cms/files/reply.ts'
import { LINK_TEXTS } from '#domain/entitlement/link-texts.ts'
import { ERRORS, type ErrorCode } from '#domain/errors/catalogue.ts'
import { LOCALE_COOKIE, LOCALES, type Locale } from '#domain/locales/locales.ts'
import { negotiateLocale } from '#domain/locales/negotiate.ts'
import { escapeHtml } from '#domain/mail/escape-html.ts'
import { href } from '#domain/routing/href.ts'

type Asked = Pick<IncomingHttpHeaders, 'accept' | 'accept-language' | 'cookie'>

/** Nothing of the page is loaded from elsewhere. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:1.5rem;color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}main{max-width:34rem}h1{font-size:1.5rem;line-height:1.25;margin:0}a{display:inline-block;padding:.75rem 0;margin-inline-end:1.5rem}small{opacity:.75}'

/**
 * What a browser shows at a download address that delivers no file: why, and how to get the file. Scripts and download
 * managers get the numbered error of `reply` instead.
 */
export function refusalPage(reply: Reply, asked: Asked): Reply {
  const { code } = reply
  if (code === undefined || !acceptsHtml(asked.accept)) return reply
  const locale = localeOf(asked)
  return {
    status: reply.status,
    headers: {
      ...reply.headers,
      'content-type': 'text/html; charset=utf-8',
      'content-language': LOCALES[locale].bcp47,
      'content-security-policy': POLICY,
      'x-robots-tag': 'noindex',
      vary: 'Accept, Accept-Language, Cookie',
    },
    body: htmlOf(code, locale),
  }
}

function htmlOf(code: ErrorCode, locale: Locale): string {
  const { refused, downloads, home, number } = LINK_TEXTS[locale]
  const { heading, why } =
    code === 'download-link-expired' || code === 'work-withheld' ? refused[code] : refused.other
  const links = [
    [href('dashboard', locale, { section: 'downloads' }), downloads],
    [href('home', locale), home],
  ] as const
  return `<!doctype html>
<html lang="${LOCALES[locale].bcp47}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(heading)}</title>
<style>${STYLE}</style>
<main>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(why)}</p>
<p>${links.map(([address, text]) => `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`).join('')}</p>
<small>${escapeHtml(number.replace('{number}', String(ERRORS[code].number)))}</small>
</main>
</html>
`
}

/** Navigations name HTML; scripts and download managers accept anything or JSON. */
function acceptsHtml(accept = ''): boolean {
  return accept.toLowerCase().includes('text/html')
}

function localeOf({ cookie = '', 'accept-language': acceptLanguage }: Asked): Locale {
  const pairs = cookie.split(';').map((pair) => pair.trim().split('='))
  const chosen = pairs.find(([name]) => name === LOCALE_COOKIE)?.[1]
  return negotiateLocale({ cookie: chosen, acceptLanguage })
}
