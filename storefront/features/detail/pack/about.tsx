import { useTranslations } from 'next-intl'
import type { Format } from '#domain/assets/formats.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import type { BundleDetail, PackDetail } from '#domain/contract/catalogue.ts'
import type { KindCounts } from '#domain/contract/menu.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { ContributorBlock } from '#storefront/features/detail/contributor-block.tsx'
import { ExclusivePanel } from '#storefront/features/detail/download/exclusive-panel.tsx'
import { type Fact, Facts } from '#storefront/features/detail/facts/facts.tsx'
import { LicenceNote } from '#storefront/features/detail/licence-note.tsx'
import { TagList } from '#storefront/features/detail/tag-list.tsx'

interface AboutProps {
  readonly heading: string
  readonly asset: PackDetail | BundleDetail
  /** Null for mixed kinds. */
  readonly kind: Kind | null
  readonly formats: readonly Format[]
  readonly facts: readonly Fact[]
  readonly held: KindCounts | null
  readonly locale: Locale
}

/** The description, contents and licence of a pack or bundle. */
export function About({ heading, asset, kind, formats, facts, held, locale }: AboutProps) {
  const t = useTranslations('pack')
  return (
    <div className="ab">
      <section className="stack">
        <h2 className="h-3">{heading}</h2>
        {asset.description && <p className="muted">{asset.description}</p>}
        <ContributorBlock asset={asset} locale={locale} />
        <TagList tags={asset.tags} kind={kind} locale={locale} />
      </section>
      <Facts heading={t('inTheBox')} facts={facts} />
      <section className="stack">
        <h2 className="h-3">{t('licence')}</h2>
        <LicenceNote asset={asset} locale={locale} />
        {asset.contents.free > 0 && <p className="small muted">{t(`ways.${asset.form}`)}</p>}
        {asset.free && asset.contents.free === 0 && <p className="small muted">{t('noneFree')}</p>}
        {!asset.free && (
          <ExclusivePanel asset={asset} kind={kind} formats={formats} held={held} locale={locale} />
        )}
      </section>
    </div>
  )
}
