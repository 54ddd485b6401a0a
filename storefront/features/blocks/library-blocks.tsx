import { useTranslations } from 'next-intl'
import type { Collection } from '#domain/contract/directories.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { OfDay } from '#storefront/features/blocks/of-day.tsx'
import type { BlockProps } from '#storefront/features/blocks/slots.ts'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { GROUND_LOOKS, groundFor } from '#storefront/ui/ground.ts'
import { MediaImage, mediaCaption } from '#storefront/ui/media-image.tsx'
import { Mosaic } from '#storefront/ui/mosaic.tsx'
import { PackCard } from '#storefront/ui/pack-card.tsx'
import { PersonCard } from '#storefront/ui/person-card.tsx'
import { Plate } from '#storefront/ui/plate.tsx'
import { PLATES, SIZES } from '#storefront/ui/sizes.ts'
import { WorkRow } from '#storefront/ui/work-row.tsx'
import { BlockSection } from './block-section.tsx'

export function MosaicBlock({ block: { heading, intro, items, action }, locale }: BlockProps<'mosaic'>) {
  return (
    <BlockSection heading={heading} intro={intro} more={action}>
      <Mosaic items={items} locale={locale} />
    </BlockSection>
  )
}

export function PacksBlock({ block: { heading, intro, packs }, locale }: BlockProps<'packs'>) {
  return (
    <BlockSection heading={heading} intro={intro}>
      <div className="feat">
        {packs.map((pack) => (
          <PackCard key={pack.slug} pack={pack} locale={locale} />
        ))}
      </div>
    </BlockSection>
  )
}

export function CollectionsBlock({ block, locale }: BlockProps<'collections'>) {
  const { heading, intro, collections } = block
  return (
    <BlockSection heading={heading} intro={intro}>
      <div className="feat">
        {collections.map((collection) => (
          <CollectionCard key={collection.slug} collection={collection} locale={locale} />
        ))}
      </div>
    </BlockSection>
  )
}

function CollectionCard({
  collection,
  locale,
}: {
  readonly collection: Collection
  readonly locale: Locale
}) {
  const t = useTranslations('common.counts')
  const { slug, name, count, previews } = collection
  return (
    <article className="pack">
      <WorkRow previews={previews} />
      <div>
        <h3 className="pack__t">
          <a href={href('collection', locale, { slug })}>{name}</a>
        </h3>
        <p className="pack__m">{t('assets', { count })}</p>
      </div>
    </article>
  )
}

export function ContributorsBlock({ block, locale }: BlockProps<'contributors'>) {
  const { heading, intro, contributors } = block
  return (
    <BlockSection heading={heading} intro={intro}>
      <div className="people">
        {contributors.map((contributor) => (
          <PersonCard key={contributor.username} contributor={contributor} locale={locale} />
        ))}
      </div>
    </BlockSection>
  )
}

export function GalleryBlock({ block: { heading, intro, works, images }, locale }: BlockProps<'gallery'>) {
  return (
    <BlockSection heading={heading} intro={intro}>
      {images.length > 0 && (
        <ul className="bgal">
          {images.map((picture) => (
            <li key={picture.sha256}>
              <figure className="bfig">
                <div className="bgal__p">
                  <MediaImage picture={picture} sizes="card" />
                </div>
                <Caption>{mediaCaption(null, picture)}</Caption>
              </figure>
            </li>
          ))}
        </ul>
      )}
      {works.length > 0 && (
        <ul className="feat feat--plates">
          {works.map((item) => (
            <Plate key={item.slug} item={item} locale={locale} sizes={PLATES.feature} badges />
          ))}
        </ul>
      )}
    </BlockSection>
  )
}

/** The work that is free today. */
export function FreeAssetBlock({ block: { heading, intro, days }, locale }: BlockProps<'freeAsset'>) {
  return (
    <BlockSection heading={heading} intro={intro}>
      <OfDay
        days={days.map(({ day, work }) => ({
          day,
          shown: (
            <ul className="feat feat--plates">
              <Plate item={work} locale={locale} sizes={PLATES.feature} />
            </ul>
          ),
        }))}
      />
    </BlockSection>
  )
}

function Caption({ children }: { readonly children: string | null }) {
  return children && <figcaption className="small muted">{children}</figcaption>
}

/** One picture of the media library, or one work with the way to its page. */
export function PictureBlock({ block: { work, image, caption, width }, locale }: BlockProps<'picture'>) {
  return (
    <section className={width === 'wide' ? 'wrap section' : 'wrap wrap--text section'}>
      <figure className="bfig" data-width={width}>
        {image && (
          <div className="bfig__i">
            <MediaImage picture={image} sizes={width === 'wide' ? 'wide' : 'text'} />
          </div>
        )}
        {work && (
          <a
            className={`bfig__p ${GROUND_LOOKS[groundFor(work.kind, work.preview.ground)]}`}
            href={href('item', locale, work)}
          >
            <Artwork preview={work.preview} sizes={SIZES.stage} alt={work.title} />
          </a>
        )}
        <Caption>{image ? mediaCaption(caption, image) : caption}</Caption>
      </figure>
    </section>
  )
}

/** An animation that plays, or a model that turns, beside its words. */
export function ViewerBlock({ block, locale, slots }: BlockProps<'lottie'> | BlockProps<'model'>) {
  const { heading, intro, work } = block
  return (
    <section className="wrap section">
      <div className="bview">
        <div className="bview__t">
          {heading && <h2 className="h-1">{heading}</h2>}
          {intro && <p className="lead">{intro}</p>}
          <p>
            <a className="link" href={href('item', locale, work)}>
              {work.title}
            </a>
          </p>
        </div>
        <div className="stage">{slots.viewer(block)}</div>
      </div>
    </section>
  )
}
