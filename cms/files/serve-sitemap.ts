import { INERT, type Reply, refusalReply } from '#cms/files/reply.ts'
import type { FilesServices } from '#cms/files/services.ts'
import { isSitemapName, SITEMAP_INDEX, SITEMAPS } from '#domain/sitemaps/sitemap-names.ts'
import { sitemapKey } from '#media/storage/keys.ts'

/** Crawlers fetch sitemaps at most daily; the worker rebuilds them hourly. */
const CACHE_CONTROL = 'public, max-age=3600'

export function isSitemapPath(path: string): boolean {
  return path === SITEMAP_INDEX || path.startsWith(`${SITEMAPS}/`)
}

/** `GET /sitemap.xml` and `GET /sitemaps/{name}`: the files that the worker wrote. */
export async function serveSitemap(
  { storage }: Pick<FilesServices, 'storage'>,
  path: string,
): Promise<Reply> {
  const isIndex = path === SITEMAP_INDEX
  const name = isIndex ? path.slice(1) : path.slice(SITEMAPS.length + 1)
  const body = isIndex || isSitemapName(name) ? await storage.get(sitemapKey(name)) : null
  if (body === null) return refusalReply({ code: 'not-found' })
  return {
    status: 200,
    headers: {
      ...INERT,
      'content-type': isIndex ? 'application/xml; charset=utf-8' : 'application/gzip',
      'cache-control': CACHE_CONTROL,
    },
    body,
  }
}
