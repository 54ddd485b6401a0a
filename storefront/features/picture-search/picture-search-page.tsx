import { useTranslations } from 'next-intl'
import type { Locale } from '#domain/locales/locales.ts'
import { refusedPicture } from '#domain/pictures/refused.ts'
import { PictureDrop } from '#storefront/features/picture-search/picture-drop.tsx'
import { usePictureTexts } from '#storefront/features/picture-search/picture-texts.ts'
import { REASONS } from '#storefront/features/picture-search/reasons.ts'
import { Icon } from '#storefront/ui/icon.tsx'

const TIPS = ['close', 'shape', 'photo'] as const

/** The start page of the picture search. */
export function PictureSearchPage({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('pictures')
  const texts = usePictureTexts(locale)
  return (
    <div className="wrap wrap--text psearch">
      <header className="stack">
        <h1 className="h-1">{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      {/* A form sent without scripts redirects to the hash of its refusal, which the styles show. */}
      {REASONS.map((code) => (
        <p key={code} id={refusedPicture(code)} className="alert alert--bad psearch__why">
          <Icon name="circle-alert" />
          <span>{texts.reasons[code]}</span>
        </p>
      ))}
      <PictureDrop texts={texts} />
      <section className="stack stack--tight" aria-labelledby="picture-tips">
        <h2 className="h-4" id="picture-tips">
          {t('tips.heading')}
        </h2>
        <ul className="psearch__tips">
          {TIPS.map((tip) => (
            <li key={tip}>
              <Icon name="check" />
              {t(`tips.${tip}`)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
