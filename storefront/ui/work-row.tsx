import type { Preview } from '#domain/contract/catalogue.ts'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { GROUND_LOOKS, groundOfCover, ownLook } from '#storefront/ui/ground.ts'
import { SIZES, type Sizes } from '#storefront/ui/sizes.ts'

interface WorkRowProps {
  readonly previews: readonly Preview[]
  readonly sizes?: Sizes
  /** Part of what is seen first. */
  readonly eager?: boolean
}

/** What a place or a person has to show: a few works in a row on one plate, on a ground that most can be seen on. */
export function WorkRow({ previews, sizes = SIZES.cover, eager = false }: WorkRowProps) {
  const ground = groundOfCover(previews, true)
  return (
    <span className={['works', GROUND_LOOKS[ground]].filter(Boolean).join(' ')}>
      {previews.map((preview) => (
        <Artwork
          key={preview.sha256}
          preview={preview}
          sizes={sizes}
          eager={eager}
          className={ownLook(ground, preview)}
        />
      ))}
    </span>
  )
}
