import { useTranslations } from 'next-intl'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import type { View } from '#domain/routing/view.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { SearchForm } from '#storefront/ui/search-form.tsx'

interface ListingSearchProps {
  readonly locale: Locale
  readonly view: View
  readonly words: string | null
}

/** The search of a listing: within its kind, with the words searched for and a way to be rid of them. */
export function ListingSearch({ locale, view: { kind, form }, words }: ListingSearchProps) {
  const t = useTranslations()
  return (
    <SearchForm
      id="listing-search"
      locale={locale}
      placeholder={t('common.search.label')}
      kind={kind}
      {...(words === null ? {} : { words })}
    >
      {words !== null && (
        <LinkButton
          tone="quiet"
          size="small"
          iconOnly
          href={href('listing', locale, { kind, form })}
          aria-label={t('listing.clearSearch')}
        >
          <Icon name="x" />
        </LinkButton>
      )}
      <button type="submit" className="btn btn--primary">
        {t('common.search.submit')}
      </button>
    </SearchForm>
  )
}
