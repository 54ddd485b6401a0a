import type { Named } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Pills } from '#storefront/ui/pills.tsx'

interface SubcategoriesProps {
  readonly categories: readonly Named[]
  readonly locale: Locale
}

/** The way down the tree; nothing where it ends. */
export function Subcategories({ categories, locale }: SubcategoriesProps) {
  if (categories.length === 0) return null
  return (
    <Pills
      pills={categories.map(({ slug, name }) => ({ label: name, href: href('category', locale, { slug }) }))}
    />
  )
}
