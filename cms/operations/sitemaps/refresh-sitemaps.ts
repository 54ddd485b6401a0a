import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { withAdvisoryLock } from '#cms/operations/advisory-lock.ts'
import type { Payload } from '#cms/operations/database.ts'
import { readOffer } from '#cms/operations/site/read-site.ts'
import {
  allFiles,
  deleteRange,
  presentRanges,
  type Range,
  rowsOfRange,
  type SitemapFile,
  savedRanges,
  saveRange,
} from '#cms/operations/sitemaps/ranges.ts'
import {
  type ListedRow,
  localesOf,
  SITEMAP_SOURCES,
  type SitemapSource,
} from '#cms/operations/sitemaps/sources.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { pathOfPage } from '#domain/routing/href.ts'
import type { Page } from '#domain/routing/params.ts'
import { isOffered, type Offer } from '#domain/site/offer.ts'
import { fixedPages } from '#domain/sitemaps/fixed-pages.ts'
import { SITEMAP_INDEX, SITEMAPS, sitemapName } from '#domain/sitemaps/sitemap-names.ts'
import { type Listed, sitemapIndexXml, sitemapXml } from '#domain/sitemaps/sitemap-xml.ts'
import { sitemapKey } from '#media/storage/keys.ts'
import type { Storage } from '#media/storage/storage.ts'

export interface SitemapServices {
  readonly payload: Payload
  readonly storage: Pick<Storage, 'put' | 'delete'>
  /** The site's public address, without a trailing slash. */
  readonly publicUrl: string
}

/** Incremented when files of the same rows change their format. */
const LAYOUT = 1

/** The keys of fixed pages and of the sitemap index. */
const [PAGES, INDEX] = ['pages', 'index'] as const

const compress = promisify(gzip)

/**
 * Writes the sitemaps of all changes since the last run, and the sitemap index. One scan of a table shows which ranges
 * of ids differ from their files, and only those are read and rewritten.
 *
 * @returns how many ranges were rewritten; undefined when another process is running it
 */
export function refreshSitemaps(services: SitemapServices): Promise<number | undefined> {
  const { payload } = services
  return withAdvisoryLock(payload, 'sitemaps', async () => {
    let written = 0
    const offer = await readOffer(payload)
    for (const source of SITEMAP_SOURCES) written += await refreshSource(services, source, offer)
    written += await refreshFixed(services, offer)
    await refreshIndex(services)
    return written
  })
}

async function refreshSource(services: SitemapServices, source: SitemapSource, offer: Offer) {
  const { payload, publicUrl } = services
  const { name } = source
  const saved = new Map((await savedRanges(payload, name)).map((range) => [range.range, range]))
  let written = 0
  for (const { range, fingerprint: rows } of await presentRanges(payload, source)) {
    const fingerprint = [LAYOUT, publicUrl, rows, ...offer.locales, ...offer.kinds].join(' ')
    const before = saved.get(range)
    saved.delete(range)
    if (before?.fingerprint === fingerprint) continue
    const groups = grouped(source, await rowsOfRange(payload, source, range), { publicUrl, offer })
    await replace(services, name, { range, fingerprint }, groups, before?.files ?? [])
    written += 1
  }
  // The remaining ranges have no rows any more.
  for (const { range, files } of saved.values()) {
    for (const file of files) await services.storage.delete(sitemapKey(file.name))
    await deleteRange(payload, name, range)
    written += 1
  }
  return written
}

interface Group {
  readonly section: string
  readonly locale: Locale
  readonly pages: Listed[]
}

/** The pages of rows in the kinds and languages that the site offers. */
function grouped(
  source: SitemapSource,
  rows: readonly ListedRow[],
  { publicUrl, offer }: { readonly publicUrl: string; readonly offer: Offer },
): Group[] {
  const groups = new Map<string, Group>()
  for (const row of rows) {
    const page = source.page(row)
    const section = source.section(row)
    if (!isOffered(page, offer)) continue
    for (const locale of localesOf(row)) {
      if (!offer.locales.includes(locale)) continue
      const key = `${section} ${locale}`
      const group = groups.get(key) ?? { section, locale, pages: [] }
      groups.set(key, group)
      group.pages.push(listed(page, locale, publicUrl, new Date(row.changed_at)))
    }
  }
  return [...groups.values()]
}

/** Fixed pages: one file per language. */
async function refreshFixed(services: SitemapServices, offer: Offer): Promise<number> {
  const { payload, publicUrl } = services
  const sections = new Set((await allFiles(payload)).map(({ section }) => section))
  const groups = offer.locales.map((locale): Group => {
    // Such a page changes with anything that it shows, so its time of change is unknown.
    const shown = fixedPages(sections, locale).filter((page) => isOffered(page, offer))
    const pages = shown.map((page) => listed(page, locale, publicUrl, null))
    return { section: PAGES, locale, pages }
  })
  const fingerprint = `${LAYOUT} ${groups.flatMap(({ pages }) => pages.map(({ url }) => url)).join(' ')}`
  const [before] = await savedRanges(payload, PAGES)
  if (before?.fingerprint === fingerprint) return 0
  await replace(services, PAGES, { range: 0, fingerprint }, groups, before?.files ?? [])
  return 1
}

function listed(page: Page, locale: Locale, publicUrl: string, changedAt: Date | null): Listed {
  return { url: publicUrl + pathOfPage(page, locale), changedAt }
}

/**
 * Writes the files of a range, deletes obsolete ones, and records it last: after a failure the next refresh repeats
 * it.
 */
async function replace(
  { payload, storage }: SitemapServices,
  source: string,
  range: Range,
  groups: readonly Group[],
  before: readonly SitemapFile[],
): Promise<void> {
  const files: SitemapFile[] = []
  for (const { section, locale, pages } of groups) {
    const name = sitemapName({ section, locale, range: range.range })
    await storage.put(sitemapKey(name), await compress(sitemapXml(pages)), {
      contentType: 'application/gzip',
    })
    files.push({ name, section, changedAt: latest(pages) })
  }
  const names = new Set(files.map(({ name }) => name))
  for (const { name } of before) if (!names.has(name)) await storage.delete(sitemapKey(name))
  await saveRange(payload, source, { ...range, files })
}

/** Writes the sitemap index when its contents differ, also after a failed refresh. */
async function refreshIndex({ payload, storage, publicUrl }: SitemapServices): Promise<void> {
  const files = (await allFiles(payload)).map(({ name, changedAt }) => ({
    url: `${publicUrl}${SITEMAPS}/${name}`,
    changedAt: changedAt === null ? null : new Date(changedAt),
  }))
  const xml = Buffer.from(sitemapIndexXml(files))
  const fingerprint = createHash('sha256').update(xml).digest('hex')
  const [before] = await savedRanges(payload, INDEX)
  if (before?.fingerprint === fingerprint) return
  await storage.put(sitemapKey(SITEMAP_INDEX.slice(1)), xml, { contentType: 'application/xml' })
  await saveRange(payload, INDEX, { range: 0, fingerprint, files: [] })
}

function latest(pages: readonly Listed[]): string | null {
  const times = pages.flatMap(({ changedAt }) => (changedAt === null ? [] : [changedAt.getTime()]))
  return times.length === 0 ? null : new Date(times.reduce((a, b) => Math.max(a, b))).toISOString()
}
