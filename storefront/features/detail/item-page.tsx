import { useTranslations } from 'next-intl'
import type { ItemDetail } from '#domain/contract/catalogue.ts'
import type { KindCounts } from '#domain/contract/menu.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { accessTextsOf } from '#storefront/features/detail/buy/access-texts.ts'
import { BuyActions } from '#storefront/features/detail/buy/buy-actions.tsx'
import { IfOpen } from '#storefront/features/detail/buy/if-open.tsx'
import { ContributorBlock } from '#storefront/features/detail/contributor-block.tsx'
import { DownloadPanel } from '#storefront/features/detail/download/download-panel.tsx'
import { ExclusivePanel } from '#storefront/features/detail/download/exclusive-panel.tsx'
import { useFactWords } from '#storefront/features/detail/facts/fact-words.ts'
import { Facts } from '#storefront/features/detail/facts/facts.tsx'
import { itemFacts } from '#storefront/features/detail/facts/item-facts.ts'
import { ItemHeading } from '#storefront/features/detail/item-heading.tsx'
import { LicenceNote } from '#storefront/features/detail/licence-note.tsx'
import { PackSteps } from '#storefront/features/detail/pack-steps.tsx'
import { Palette } from '#storefront/features/detail/palette.tsx'
import { drawingSource } from '#storefront/features/detail/palettes/source.ts'
import { Rail } from '#storefront/features/detail/rail.tsx'
import { ReportLink } from '#storefront/features/detail/report/report-link.tsx'
import { Stage } from '#storefront/features/detail/stage/stage.tsx'
import { StageArtwork } from '#storefront/features/detail/stage/stage-artwork.tsx'
import { TagList } from '#storefront/features/detail/tag-list.tsx'
import { ViewBeacon } from '#storefront/features/detail/view-beacon.tsx'
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx'
import { SaveActions } from '#storefront/ui/save-actions.tsx'

interface ItemPageProps {
  readonly item: ItemDetail
  readonly held: KindCounts | null
  readonly locale: Locale
}

/** The page of an item: its stage, price, download, facts and related items. */
export function ItemPage({ item, held, locale }: ItemPageProps) {
  const t = useTranslations('detail')
  const kinds = useTranslations('kinds')
  const pictures = useTranslations('pictures')
  const accessTexts = accessTextsOf(useTranslations(), item.title)
  const { kind, pack } = item
  const crumbs = [
    { label: kinds(`${kind}.many`), href: href('listing', locale, { kind }) },
    ...(pack ? [{ label: pack.title, href: href('pack', locale, pack), carriesPalette: true }] : []),
  ]
  return (
    <div className="wrap asset">
      <div className="row between">
        <Breadcrumbs crumbs={crumbs} />
        {pack && <PackSteps item={item} pack={pack} locale={locale} />}
      </div>
      <article className="itm">
        <Stage item={item} url={href('item', locale, item)}>
          <StageArtwork item={item} />
        </Stage>
        <div className="buy">
          <ItemHeading item={item} locale={locale} />
          <Palette colours={item.palette} source={drawingSource(item)} />
          {item.free ? (
            <DownloadPanel item={item} />
          ) : (
            <IfOpen
              asset={{ form: 'item', slug: item.slug }}
              texts={accessTexts}
              freeDays={item.freeDays ?? []}
              open={<DownloadPanel item={item} />}
              closed={
                <ExclusivePanel
                  asset={item}
                  kind={kind}
                  formats={item.choices.map(({ format }) => format)}
                  held={held}
                  locale={locale}
                >
                  <BuyActions asset={item} locale={locale} />
                </ExclusivePanel>
              }
            />
          )}
          <SaveActions asset={item} />
          <LicenceNote asset={item} locale={locale} />
          <p className="small">
            <ReportLink
              locale={locale}
              work={item.slug}
              title={item.title}
              text={t('reportItem.button')}
              href={href('contact', locale)}
            />
          </p>
          <p className="small">
            <a className="link" href={href('takedown', locale, { work: item.slug })} rel="nofollow">
              {t('report')}
            </a>
          </p>
        </div>
        <div className="below">
          <Facts heading={t('facts.heading')} facts={itemFacts(item, useFactWords())} />
          <div className="stack">
            <TagList tags={item.tags} kind={kind} locale={locale} />
            <ContributorBlock asset={item} locale={locale} />
          </div>
        </div>
      </article>
      {pack && (
        <Rail
          id="rail-pack"
          carriesPalette
          title={t('moreFrom', { pack: pack.title })}
          items={item.moreFromPack}
          locale={locale}
          more={{ label: t('seeAll', { count: pack.itemCount }), href: href('pack', locale, pack) }}
        />
      )}
      <Rail
        id="rail-similar"
        title={t('similar')}
        items={item.similar}
        locale={locale}
        more={{
          label: pictures('results.all'),
          href: href('pictureResults', locale, { hash: item.preview.sha256 }),
        }}
      />
      <ViewBeacon form="item" slug={item.slug} />
    </div>
  )
}
