import type pg from 'pg'
import type { Payload } from '#cms/operations/database.ts'
import { DEFAULT_LOCALE, LOCALE_CODES } from '#domain/locales/locales.ts'
import { PROGRAMS } from '#seed/pages/written/programs.ts'
import { FOOTER } from '#seed/site-texts.ts'
import type { TransactionOnly } from './transaction.ts'

/** The programs below the main menu, by the slugs of their pages. */
const STRIP: readonly string[] = [
  'for-figma',
  'for-adobe-xd',
  'for-sketch',
  'for-powerpoint',
  'for-google-slides',
  'iconscout-for-canva',
  'for-webflow',
  'for-wordpress',
]

/** True when editors and the seed have written no menus yet. */
export async function siteTextsAreNew(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query('select from site_texts')
  return rowCount === 0
}

/** Writes the footer and the programs below the main menu in every language; the columns of the menu stay built in. */
export async function createSiteTexts(payload: Payload, req: TransactionOnly): Promise<void> {
  const strip = STRIP.flatMap((slug) => PROGRAMS.find((program) => program.slug === slug) ?? [])
  const created = await payload.updateGlobal({
    slug: 'site-texts',
    locale: DEFAULT_LOCALE,
    depth: 0,
    data: {
      footer: FOOTER.map(({ headings, links }) => ({
        heading: headings[DEFAULT_LOCALE],
        links: links.map(({ labels, address }) => ({ label: labels[DEFAULT_LOCALE], address })),
      })),
      strip: strip.map(({ name, slug }) => ({ label: name, address: `/plugins/${slug}` })),
    },
    req,
  })
  for (const locale of LOCALE_CODES) {
    if (locale === DEFAULT_LOCALE) continue
    const footer = (created.footer ?? []).map((column, at) => ({
      ...column,
      heading: FOOTER[at]?.headings[locale] ?? column.heading,
      links: (column.links ?? []).map((link, place) => ({
        ...link,
        label: FOOTER[at]?.links[place]?.labels[locale] ?? link.label,
      })),
    }))
    await payload.updateGlobal({
      slug: 'site-texts',
      locale,
      depth: 0,
      data: { footer, strip: created.strip ?? [] },
      req,
    })
  }
}
