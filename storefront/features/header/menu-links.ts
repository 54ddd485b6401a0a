import type { useTranslations } from 'next-intl'
import { FORMATS } from '#domain/assets/formats.ts'
import type { KindCounts } from '#domain/contract/menu.ts'
import type { SiteTexts } from '#domain/contract/site-texts.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { isHeld } from '#domain/menu/held.ts'
import { heldLinks } from '#domain/menu/held-links.ts'
import type { MenuSectionName } from '#domain/menu/sections.ts'
import { href } from '#domain/routing/href.ts'
import { hrefIfExists } from '#domain/routing/href-if-exists.ts'
import type { MenuLink } from '#storefront/features/header/link-list.tsx'
import {
  FORMAT_LISTINGS,
  MENU_VARIANTS,
  PLUGINS,
  type Section,
  TOOLS,
} from '#storefront/features/header/menu.ts'

type Texts = ReturnType<typeof useTranslations<never>>

/** The listings of a section that have assets: its variants, its packs, and the related kinds. */
export function browseLinks(
  t: Texts,
  { kind, beside }: Section,
  held: KindCounts | null,
  locale: Locale,
): readonly MenuLink[] {
  return [
    ...MENU_VARIANTS.map((variant) => [t(`header.browse.${variant}`), { kind, variant }] as const),
    [t(`kinds.${kind}.packs`), { kind, form: 'pack' }] as const,
    ...beside.map((kind) => [t(`kinds.${kind}.many`), { kind }] as const),
  ]
    .filter(([, listing]) => isHeld(held, listing))
    .map(([label, listing]) => ({ label, href: href('listing', locale, listing) }))
}

/** Frequent searches of a section. */
export function subjectLinks(t: Texts, { kind, subjects }: Section, locale: Locale): readonly MenuLink[] {
  return subjects.map((subject) => ({
    label: t(`header.subjects.${subject}`),
    href: href('listing', locale, { kind, words: subject }),
  }))
}

/** The existing tools. */
export function toolLinks(t: Texts, locale: Locale): readonly MenuLink[] {
  return standing(
    Object.entries(TOOLS).map(([tool, path]) => [t(`header.tools.${tool as keyof typeof TOOLS}`), path]),
    locale,
  )
}

/** The programs below the menu: those that editors wrote. */
export function stripLinks({ strip }: SiteTexts, locale: Locale): readonly MenuLink[] {
  return strip.length > 0 ? strip : standing(Object.entries(PLUGINS), locale)
}

/** The columns of a section that editors wrote, without links to kinds that have no assets. */
export function writtenColumns(
  { menus }: SiteTexts,
  section: MenuSectionName,
  held: KindCounts | null,
): SiteTexts['menus'] {
  return menus
    .filter((column) => column.section === section)
    .map((column) => ({ ...column, links: [...heldLinks(column.links, held)] }))
}

/** Listings by file format. */
export function formatLinks(held: KindCounts | null, locale: Locale): readonly MenuLink[] {
  return FORMAT_LISTINGS.filter(({ kind }) => isHeld(held, { kind })).map(({ format, kind }) => ({
    label: FORMATS[format].label,
    href: href('listing', locale, { kind, format: [format] }),
  }))
}

/** Links by label and path, without pages that do not exist yet. */
export function standing(
  pages: readonly (readonly [label: string, path: string])[],
  locale: Locale,
): readonly MenuLink[] {
  return pages.flatMap(([label, path]) => {
    const href = hrefIfExists(path, locale)
    return href === null ? [] : [{ label, href }]
  })
}

/** All written links of a section in one list; null where editors wrote none. */
export function sectionLinks(
  texts: SiteTexts,
  section: MenuSectionName,
  held: KindCounts | null,
): readonly MenuLink[] | null {
  const columns = writtenColumns(texts, section, held)
  return columns.length === 0 ? null : columns.flatMap(({ links }) => links)
}
