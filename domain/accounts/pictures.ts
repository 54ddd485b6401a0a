/**
 * Pictures that users upload of themselves and their company, in three sizes each (spec section 3:
 * `profile-photo/{size}/{id}.jpg`, `company-photo/…`, `profile-cover/…`). Widths and heights are pixels. `column` is the
 * column of `users` with the time of the upload, null without a picture.
 */
export const PICTURES = {
  profile: {
    folder: 'profile-photo',
    column: 'photo_at',
    sizes: {
      large: { width: 512, height: 512 },
      normal: { width: 160, height: 160 },
      small: { width: 64, height: 64 },
    },
  },
  company: {
    folder: 'company-photo',
    column: 'company_at',
    sizes: {
      large: { width: 512, height: 512 },
      normal: { width: 160, height: 160 },
      small: { width: 64, height: 64 },
    },
  },
  cover: {
    folder: 'profile-cover',
    column: 'cover_at',
    sizes: {
      large: { width: 1600, height: 400 },
      normal: { width: 800, height: 200 },
      small: { width: 400, height: 100 },
    },
  },
} as const satisfies Record<string, PictureFacts>

interface PictureFacts {
  readonly folder: string
  readonly column: string
  readonly sizes: Readonly<
    Record<'large' | 'normal' | 'small', { readonly width: number; readonly height: number }>
  >
}

export type PictureUse = keyof typeof PICTURES
export type PictureSize = keyof PictureFacts['sizes']
export const PICTURE_USES = ['profile', 'company', 'cover'] as const satisfies readonly PictureUse[]
export const PICTURE_SIZES = ['large', 'normal', 'small'] as const satisfies readonly PictureSize[]

/** Accepted media types of an upload; of an animated picture the first frame is used. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const

/** Maximum size of an upload. */
export const PICTURE_BYTES = 10 * 1024 * 1024

/** Width over height. */
export function pictureAspect(use: PictureUse): number {
  const { width, height } = PICTURES[use].sizes.large
  return width / height
}

/**
 * The storage key of a size, and its address below the root of the site. `picture` is the random name of the user's
 * pictures, never the id of the account, which is private.
 */
export function pictureKey(use: PictureUse, size: PictureSize, picture: string): string {
  return `${PICTURES[use].folder}/${size}/${picture}.jpg`
}

/** Addresses by size. `modifiedAt`, ISO 8601, is the time of upload; null when there is no picture. */
export function pictureUrls(
  use: PictureUse,
  picture: string,
  modifiedAt: string | null,
): Record<PictureSize, string> | null {
  if (modifiedAt === null) return null
  const address = (size: PictureSize) =>
    `/${pictureKey(use, size, picture)}?${new URLSearchParams({ modified_at: modifiedAt })}`
  return { large: address('large'), normal: address('normal'), small: address('small') }
}

const PATH =
  /^\/(?:profile-photo|company-photo|profile-cover)\/(?:large|normal|small)\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.jpg$/

/** Whether `pictureUrls` produces the path. */
export function isPicturePath(path: string): boolean {
  return PATH.test(path)
}
