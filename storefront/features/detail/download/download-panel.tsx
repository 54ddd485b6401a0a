import { useTranslations } from 'next-intl'
import { FORMATS } from '#domain/assets/formats.ts'
import type { DownloadChoice, ItemDetail } from '#domain/contract/catalogue.ts'
import { CopyFileButton } from '#storefront/features/detail/download/copy-file-button.tsx'
import { DownloadForm } from '#storefront/features/detail/download/download-form.tsx'
import { type DownloadTexts, useDownloadTexts } from '#storefront/features/detail/download/download-texts.ts'
import { preferredWidth } from '#storefront/features/detail/download/preferred-width.ts'
import { useFactWords } from '#storefront/features/detail/facts/fact-words.ts'

/**
 * The formats of a free asset as tiles, and the form of the selected one. Each format has a form that works without
 * scripts; the stylesheet shows that of the checked tile.
 */
export function DownloadPanel({ item }: { readonly item: ItemDetail }) {
  const t = useTranslations('detail.download')
  return (
    <section className="download" aria-labelledby="download">
      <h2 className="h-4" id="download">
        {t('heading')}
      </h2>
      {item.choices.length > 1 && (
        <fieldset className="fmt">
          <legend className="vh">{t('format')}</legend>
          {item.choices.map(({ format }, index) => (
            <label key={format}>
              <input type="radio" name="shown-format" value={format} defaultChecked={index === 0} />
              <span>{FORMATS[format].label}</span>
            </label>
          ))}
        </fieldset>
      )}
      {item.choices.map((choice) => (
        <Choice key={choice.format} item={item.slug} choice={choice} />
      ))}
    </section>
  )
}

interface ChoiceProps {
  readonly item: string
  readonly choice: DownloadChoice
}

function Choice({ item, choice: { format, widths, bytes } }: ChoiceProps) {
  const t = useTranslations('detail.download')
  const about = useTranslations('formats')(format)
  const { size } = useFactWords()
  const name = FORMATS[format].label
  const texts = useDownloadTexts(name)
  return (
    <div className="fmt__form" data-format={format}>
      <DownloadForm
        action="/api/v2/downloads"
        texts={texts}
        actions={format === 'svg' && <Copies refused={texts.refused} unreachable={texts.unreachable} />}
      >
        <input type="hidden" name="item" value={item} />
        <input type="hidden" name="format" value={format} />
        {/* Some browsers restore form values after a reload, but the artwork is back in its own colours. */}
        <input type="hidden" name="colours" defaultValue="" autoComplete="off" />
        {widths.length > 0 && (
          <fieldset className="widths">
            <legend className="vh">{t('width')}</legend>
            {widths.map((width) => (
              <label key={width}>
                <input
                  type="radio"
                  name="width"
                  value={width}
                  defaultChecked={width === preferredWidth(widths)}
                />
                <span className="num">{t('pixels', { width })}</span>
              </label>
            ))}
          </fieldset>
        )}
      </DownloadForm>
      <p className="tiny muted">
        {about}
        {bytes !== null && `, ${size(bytes)}`}
      </p>
    </div>
  )
}

/** Copies of a drawing: its markup, and a data URL. */
function Copies(refusals: Pick<DownloadTexts, 'refused' | 'unreachable'>) {
  const t = useTranslations('detail.copy')
  return (
    <div className="copies">
      {(['text', 'base64'] as const).map((as) => (
        <CopyFileButton
          key={as}
          as={as}
          texts={{ ...refusals, copy: t(`${as}.copy`), done: t(`${as}.done`), failed: t('failed') }}
        />
      ))}
    </div>
  )
}
