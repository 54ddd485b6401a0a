import { useTranslations } from 'next-intl'
import { CopyButton } from '#storefront/features/detail/copy-button.tsx'

/** The colours of an artwork, most frequent first, to take along. */
export function Palette({ colours }: { readonly colours: readonly string[] }) {
  const t = useTranslations('detail.colours')
  if (colours.length === 0) return null
  return (
    <section aria-labelledby="colours">
      <h2 className="h-4" id="colours">
        {t('heading')}
      </h2>
      <ul className="palette">
        {colours.map((colour) => (
          <li key={colour}>
            <span className="palette__c" style={{ background: colour }} />
            <code>{colour.toUpperCase()}</code>
            <CopyButton
              text={colour}
              label={t('copy', { colour: colour.toUpperCase() })}
              done={t('copied')}
              className="palette__copy needs-script"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
