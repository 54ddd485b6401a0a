import type { Post } from '#domain/contract/blog.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { GROUND_LOOKS, groundOfCover, ownLook } from '#storefront/ui/ground.ts'
import { MediaImage } from '#storefront/ui/media-image.tsx'
import { SIZES } from '#storefront/ui/sizes.ts'

interface CoverArtProps {
  readonly works: readonly ItemCard[]
  readonly tint: Post['tint']
  /** A picture of the media library in place of the works. */
  readonly image: Post['image']
  readonly eager?: boolean
}

/** The cover of a post on a card: one work alone, or up to four small ones. */
export function CoverArt({ works, tint, image, eager = false }: CoverArtProps) {
  if (image !== null)
    return (
      <div className="pack__c pack__c--image">
        <MediaImage picture={image} sizes="card" eager={eager} />
      </div>
    )
  const shown = works.length < 4 ? works.slice(0, 1) : works.slice(0, 4)
  const previews = shown.map(({ preview }) => preview)
  const ground = groundOfCover(previews, shown.length > 1)
  const looks = [
    'pack__c',
    `t-${tint ?? 'brand'}`,
    GROUND_LOOKS[ground],
    shown.length > 1 ? 'post__c' : 'pack__c--one',
  ]
  return (
    <div className={looks.filter(Boolean).join(' ')}>
      {previews.map((preview) => (
        <Artwork
          key={preview.sha256}
          preview={preview}
          sizes={shown.length > 1 ? SIZES.cover : SIZES.single}
          eager={eager}
          className={ownLook(ground, preview)}
        />
      ))}
    </div>
  )
}
