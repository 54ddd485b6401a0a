import type { PackCard, Preview } from '#domain/contract/catalogue.ts'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { GROUND_LOOKS, groundOfCover, ownLook } from '#storefront/ui/ground.ts'
import { SIZES } from '#storefront/ui/sizes.ts'

interface CoverProps {
  readonly previews: readonly Preview[]
  readonly tint: PackCard['tint']
  /** Small artwork keeps more room around itself. */
  readonly icons: boolean
}

const PIECES = 6

/** What a pack looks like: six of its pieces, or the first one where there are fewer. */
export function Cover({ previews, tint, icons }: CoverProps) {
  const shown = previews.length >= PIECES ? previews.slice(0, PIECES) : previews.slice(0, 1)
  const one = shown.length === 1
  const ground = groundOfCover(shown, icons)
  const looks = [
    'pack__c',
    tint && `t-${tint}`,
    GROUND_LOOKS[ground],
    one ? 'pack__c--one' : icons && 'pack__c--icons',
  ]
  return (
    <div className={looks.filter(Boolean).join(' ')}>
      {shown.map((preview) => (
        <Artwork
          key={preview.sha256}
          preview={preview}
          sizes={one ? SIZES.single : SIZES.cover}
          className={ownLook(ground, preview)}
        />
      ))}
    </div>
  )
}
