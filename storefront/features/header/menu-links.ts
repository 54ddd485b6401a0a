import type { useTranslations } from 'next-intl'
import { FORMATS } from '#domain/assets/formats.ts'
import type { KindCounts } from '#domain/contract/menu.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { hrefIfExists } from '#domain/routing/href-if-exists.ts'
import type { MenuLink } from '#storefront/features/header/link-list.tsx'
import {
  countOf,
  FORMAT_LISTINGS,
  MENU_VARIANTS,
  PLUGINS,
  type Section,
  TOOLS,
} from '#storefront/features/header/menu.ts'

type Texts = ReturnType<typeof useTranslations<never>>

/** The listings of a section: its variants, its packs, and the related kind if it has items. */
export function browseLinks(
  t: Texts,
  { kind, beside }: Section,
  held: KindCounts | null,
  locale: Locale,
): readonly MenuLink[] {
  return [
    ...MENU_VARIANTS.map((variant) => ({
      label: t(`header.browse.${variant}`),
      href: href('listing', locale, { kind, variant }),
    })),
    { label: t(`kinds.${kind}.packs`), href: href('listing', locale, { kind, form: 'pack' }) },
    ...(countOf(beside, held) === 0
      ? []
      : [{ label: t(`kinds.${beside}.many`), href: href('listing', locale, { kind: beside }) }]),
  ]
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

/** The programs that have a plugin. */
export function pluginLinks(locale: Locale): readonly MenuLink[] {
  return standing(Object.entries(PLUGINS), locale)
}

/** Listings by file format. */
export function formatLinks(locale: Locale): readonly MenuLink[] {
  return FORMAT_LISTINGS.map(({ format, kind }) => ({
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
