import { KINDS } from '#domain/assets/kinds.ts'
import type { Avatar as Shown } from '#domain/contract/catalogue.ts'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { Avatar } from '#storefront/ui/avatar.tsx'
import { GROUND_LOOKS, groundOfCover, ownLook } from '#storefront/ui/ground.ts'
import { SIZES } from '#storefront/ui/sizes.ts'

interface ContributorAvatarProps {
  readonly avatar: Shown
  /** Pixels. */
  readonly size: number
}

/** Below this size, in pixels, four works on one avatar cannot be distinguished. */
const SMALLEST_FOR_FOUR = 36

/**
 * The picture of a contributor: their own, else one made of their works. Hidden from screen readers, as the name is
 * beside it.
 */
export function ContributorAvatar({ avatar, size }: ContributorAvatarProps) {
  const { picture, works, tint, place } = avatar
  if (picture !== null || works === null)
    return <Avatar picture={picture?.normal ?? null} place={place} size={size} />
  const shown = size < SMALLEST_FOR_FOUR ? works.previews.slice(0, 1) : works.previews
  const ground = groundOfCover(shown, KINDS[works.kind].cell === 1)
  const layout = shown.length > 1 ? 'avatar--four' : works.kind === 'photo' && 'avatar--full'
  const looks = ['avatar', 'avatar--works', `t-${tint}`, GROUND_LOOKS[ground], layout]
  return (
    <span
      className={looks.filter(Boolean).join(' ')}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      {shown.map((preview) => (
        <Artwork
          key={preview.sha256}
          preview={preview}
          sizes={SIZES.thumb}
          className={ownLook(ground, preview)}
        />
      ))}
    </span>
  )
}
