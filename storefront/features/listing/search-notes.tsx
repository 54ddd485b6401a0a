import { useTranslations } from 'next-intl'
import type { Listing } from '#domain/contract/catalogue.ts'
import { slugOfWords } from '#domain/routing/words.ts'
import type { AddressOf } from '#storefront/features/listing/addresses.ts'
import { Icon } from '#storefront/ui/icon.tsx'

interface SearchNotesProps {
  readonly listing: Listing
  readonly addressOf: AddressOf
}

/** Notes before the results: degraded search, and a spelling suggestion. */
export function SearchNotes({ listing: { degraded, didYouMean, dropped }, addressOf }: SearchNotesProps) {
  const t = useTranslations('listing')
  return (
    <>
      {degraded && (
        <p className="alert alert--warn note">
          <Icon name="info" />
          {t('degraded')}
        </p>
      )}
      {dropped.length > 0 && (
        <p className="search-note" role="status">
          {t.rich('dropped', { words: () => <del>{dropped.join(' ')}</del> })}
        </p>
      )}
      {didYouMean !== null && (
        <p className="search-note">
          {t.rich('didYouMean', {
            words: () => (
              <a className="link" href={addressOf({ words: slugOfWords(didYouMean) })}>
                {didYouMean}
              </a>
            ),
          })}
        </p>
      )}
    </>
  )
}
