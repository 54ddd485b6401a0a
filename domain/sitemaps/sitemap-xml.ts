const PROLOGUE = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export interface Listed {
  /** Absolute. */
  readonly url: string
  /** The time of the last change; null where unknown. */
  readonly changedAt: Date | null
}

/** A sitemap: the addresses of pages. */
export function sitemapXml(pages: readonly Listed[]): string {
  return `${PROLOGUE}<urlset ${NAMESPACE}>\n${entries('url', pages)}</urlset>\n`
}

/** The list of sitemaps. */
export function sitemapIndexXml(sitemaps: readonly Listed[]): string {
  return `${PROLOGUE}<sitemapindex ${NAMESPACE}>\n${entries('sitemap', sitemaps)}</sitemapindex>\n`
}

function entries(element: 'url' | 'sitemap', all: readonly Listed[]): string {
  return all
    .map(({ url, changedAt }) => {
      const changed = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`
      return `<${element}><loc>${escaped(url)}</loc>${changed}</${element}>\n`
    })
    .join('')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
