import { localised } from '#cms/operations/catalogue/localised.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { readSiteName } from '#cms/operations/site/read-sender.ts'
import type { LegalPage } from '#domain/contract/legal.ts'
import type { LegalSlug } from '#domain/legal/pages.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { SITE_PLACEHOLDER } from '#domain/site/site-name.ts'

interface PageRow extends Record<string, unknown> {
  readonly id: Column<'legal_pages.id'>
  readonly title: Computed<string>
  readonly description: Computed<string | null>
  readonly inForceFrom: Column<'legal_pages.in_force_from'>
}

interface SectionRow extends Record<string, unknown> {
  readonly id: Column<'legal_pages_sections.id'>
  readonly heading: Computed<string>
  readonly text: Computed<string>
}

/** One legal page; null where staff have not written it. */
export async function readLegalPage(
  payload: Payload,
  slug: LegalSlug,
  locale: Locale,
): Promise<LegalPage | null> {
  const [page] = await run<PageRow>(
    payload,
    fragment`
      select p.id, ${localised('legal_pages', 'p', 'title', locale)} as title,
        ${localised('legal_pages', 'p', 'description', locale)} as description, p.in_force_from as "inForceFrom"
      from legal_pages p where p.slug = ${slug}`,
  )
  if (page === undefined) return null
  const sections = await run<SectionRow>(
    payload,
    fragment`
      select s.id, ${localised('legal_pages_sections', 's', 'heading', locale)} as heading,
        ${localised('legal_pages_sections', 's', 'text', locale)} as text
      from legal_pages_sections s where s._parent_id = ${page.id} order by s._order`,
  )
  const site = await readSiteName(payload)
  const named = (text: string) => text.replaceAll(SITE_PLACEHOLDER, () => site)
  return {
    slug,
    title: named(page.title),
    lead: page.description && named(page.description),
    inForceFrom: new Date(page.inForceFrom).toISOString(),
    sections: sections.map(({ id, heading, text }) => ({ id, heading: named(heading), text: named(text) })),
  }
}
