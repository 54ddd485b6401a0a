import { useTranslations } from 'next-intl'
import { SOURCE_FORMATS } from '#domain/assets/source-formats.ts'
import type { ItemDetail } from '#domain/contract/catalogue.ts'
import { downloadTextsOf } from '#storefront/actions/download/download-texts.ts'
import { SOURCE_DOWNLOADS_PATH } from '#storefront/actions/download/request-download.ts'
import { DownloadForm } from '#storefront/features/detail/download/download-form.tsx'
import { useFactWords } from '#storefront/features/detail/facts/fact-words.ts'

/** The source files of a work: a download each, which the server grants to plans with source files and to buyers. */
export function SourceFiles({ item }: { readonly item: ItemDetail }) {
  const t = useTranslations('detail.sources')
  return (
    <section className="download" aria-labelledby="sources">
      <h3 className="h-4" id="sources">
        {t('heading')}
      </h3>
      <p className="tiny muted">{t('about')}</p>
      {item.sources.map((source) => (
        <Source key={source.format} slug={item.slug} source={source} />
      ))}
    </section>
  )
}

interface SourceProps {
  readonly slug: string
  readonly source: ItemDetail['sources'][number]
}

function Source({ slug, source: { format, bytes } }: SourceProps) {
  const { size } = useFactWords()
  const name = `${SOURCE_FORMATS[format].label}, ${size(bytes)}`
  return (
    <DownloadForm texts={downloadTextsOf(useTranslations(), name)} path={SOURCE_DOWNLOADS_PATH} tone="quiet">
      <input type="hidden" name="item" value={slug} />
      <input type="hidden" name="format" value={format} />
    </DownloadForm>
  )
}
