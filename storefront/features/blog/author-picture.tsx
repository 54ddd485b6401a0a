import type { Author } from '#domain/contract/blog.ts'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { Avatar } from '#storefront/ui/avatar.tsx'
import { SIZES } from '#storefront/ui/sizes.ts'

/** The portrait of an author, which is a work of the library. Hidden from screen readers: the name is beside it. */
export function AuthorPicture({ author: { portrait, name } }: { readonly author: Author }) {
  if (portrait === null) return <Avatar picture={null} place={name.length % 10} size={40} />
  return (
    <span className="post__portrait">
      <Artwork preview={portrait.preview} sizes={SIZES.thumb} />
    </span>
  )
}
