import type { BlockOf } from '#domain/contract/blocks/served.ts'
import type { BlockProps } from '#storefront/features/blocks/slots.ts'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { GROUND_LOOKS, groundFor } from '#storefront/ui/ground.ts'
import { MediaImage } from '#storefront/ui/media-image.tsx'
import { Plate } from '#storefront/ui/plate.tsx'
import { PLATES, SIZES } from '#storefront/ui/sizes.ts'
import { BlockActions } from './block-section.tsx'

/** The first words of a page, alone or with works, on the page or on a coloured panel. */
export function HeroBlock({ block, locale, heads }: BlockProps<'hero'>) {
  const { layout, heading, intro, actions, works, image, tint } = block
  const Heading = heads ? 'h1' : 'h2'
  const panel = layout === 'panel' ? panelOf(tint) : ''
  return (
    <section className="wrap section">
      <div className={`bhero ${panel}`} data-layout={layout}>
        <div className="bhero__t">
          <Heading className={heads ? 'h-display' : 'h-1'}>{heading}</Heading>
          {intro && <p className="lead">{intro}</p>}
          <BlockActions actions={actions} />
        </div>
        {image && (
          <div className="bhero__i">
            <MediaImage picture={image} sizes={layout === 'below' ? 'wide' : 'half'} eager={heads} />
          </div>
        )}
        {works.length > 0 && image === null && (
          <ul className="bhero__w" data-count={works.length}>
            {works.map((item) => (
              <Plate key={item.slug} item={item} locale={locale} sizes={PLATES.feature} eager={heads} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** An invitation with its buttons and a picture, on a panel. */
export function ActionBlock({ block: { heading, intro, actions, work, image, tint } }: BlockProps<'action'>) {
  return (
    <section className="wrap section">
      <div className={`cta ${panelOf(tint)}`}>
        <div className="cta__t">
          <h2 className="h-1">{heading}</h2>
          {intro && <p>{intro}</p>}
          <BlockActions actions={actions} />
        </div>
        {image && (
          <div className="cta__a cta__a--image">
            <MediaImage picture={image} sizes="half" />
          </div>
        )}
        {work && image === null && (
          <div className={`cta__a ${GROUND_LOOKS[groundFor(work.kind, work.preview.ground)]}`}>
            <Artwork preview={work.preview} sizes={SIZES.hero} />
          </div>
        )}
      </div>
    </section>
  )
}

/** The class of a panel's colour. */
function panelOf(tint: BlockOf<'hero'>['tint']): string {
  const colour = tint ?? 'brand'
  return `t-${colour}`
}
