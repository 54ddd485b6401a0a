import { useTranslations } from 'next-intl'
import type { Named } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import type { View } from '#domain/routing/view.ts'
import { Pills } from '#storefront/ui/pills.tsx'

interface RelatedSearchesProps {
  readonly locale: Locale
  readonly view: View
  readonly tags: readonly Named[]
}

/** Frequent tags of the results, as searches of the same kind. */
export function RelatedSearches({ locale, view: { kind, form }, tags }: RelatedSearchesProps) {
  const t = useTranslations('listing')
  if (tags.length === 0) return null
  return (
    <section className="related" aria-labelledby="related-title">
      <h2 className="h-4" id="related-title">
        {t('related')}
      </h2>
      <Pills
        pills={tags.map(({ slug, name }) => ({
          label: name,
          href: href('listing', locale, { kind, form, words: slug }),
        }))}
      />
    </section>
  )
}
