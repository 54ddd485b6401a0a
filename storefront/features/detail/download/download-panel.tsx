import { useTranslations } from 'next-intl'
import { type CopyForm, copyFormsOf } from '#domain/assets/copy-forms.ts'
import { FORMATS } from '#domain/assets/formats.ts'
import type { DownloadChoice, ItemDetail } from '#domain/contract/catalogue.ts'
import { copyTextsOf } from '#storefront/actions/download/copy-texts.ts'
import { downloadTextsOf } from '#storefront/actions/download/download-texts.ts'
import { CopyFileButton } from '#storefront/features/detail/download/copy-file-button.tsx'
import { DownloadForm } from '#storefront/features/detail/download/download-form.tsx'
import { FormatTiles } from '#storefront/features/detail/download/format-tiles.tsx'
import { SourceFiles } from '#storefront/features/detail/download/source-files.tsx'
import { WidthFields } from '#storefront/features/detail/download/width-fields.tsx'
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
      {item.choices.length > 1 && <FormatTiles choices={item.choices} />}
      {item.choices.map((choice) => (
        <Choice key={choice.format} item={item} choice={choice} />
      ))}
      {item.sources.length > 0 && <SourceFiles item={item} />}
    </section>
  )
}

interface ChoiceProps {
  readonly item: ItemDetail
  readonly choice: DownloadChoice
}

function Choice({ item, choice: { format, widths, maxWidth, bytes } }: ChoiceProps) {
  const about = useTranslations('formats')(format)
  const { size } = useFactWords()
  const name = FORMATS[format].label
  const texts = downloadTextsOf(useTranslations(), name)
  return (
    <div className="fmt__form" data-format={format}>
      <DownloadForm
        texts={texts}
        actions={format === item.originalFormat && copyFormsOf(item).length > 0 && <Copies item={item} />}
      >
        <input type="hidden" name="item" value={item.slug} />
        <input type="hidden" name="format" value={format} />
        <input type="hidden" name="kind" value={item.kind} />
        {/* Some browsers restore form values after a reload, but the artwork is back in its own colours. */}
        <input type="hidden" name="colours" defaultValue="" autoComplete="off" />
        {widths.length > 0 && <WidthFields widths={widths} maxWidth={maxWidth} />}
      </DownloadForm>
      <p className="tiny muted">
        {about}
        {bytes !== null && `, ${size(bytes)}`}
      </p>
    </div>
  )
}

/** Copies of a drawing, in the forms that its kind has. */
function Copies({ item }: { readonly item: ItemDetail }) {
  return (
    <div className="copies">
      {copyFormsOf(item).map((form) => (
        <Copy key={form} form={form} sourceUrl={item.sourceUrl} />
      ))}
    </div>
  )
}

function Copy({ form, sourceUrl }: { readonly form: CopyForm; readonly sourceUrl: string | null }) {
  return <CopyFileButton as={form} sourceUrl={sourceUrl} texts={copyTextsOf(useTranslations(), form)} />
}
