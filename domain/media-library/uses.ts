import type { Resource } from '#domain/permissions/permissions.ts'

/** The collections whose documents can show pictures of the media library, and whether a document has a draft beside its published version. */
export const PICTURE_USERS = {
  'landing-pages': { drafts: true },
  posts: { drafts: true },
  newsletters: { drafts: false },
} as const satisfies Partial<Record<Resource, { readonly drafts: boolean }>>

export type PictureUser = keyof typeof PICTURE_USERS
export const PICTURE_USER_CODES = Object.keys(PICTURE_USERS) as readonly PictureUser[]

/** Where a document uses a picture: in what visitors see, in its latest draft, or in both. */
export interface PictureUse {
  readonly picture: number
  readonly live: boolean
  readonly draft: boolean
}

/** The uses of a document, from the pictures of what visitors see and of its latest version. */
export function usesOf(live: readonly number[], draft: readonly number[]): readonly PictureUse[] {
  return [...new Set([...live, ...draft])]
    .toSorted((a, b) => a - b)
    .map((picture) => ({ picture, live: live.includes(picture), draft: draft.includes(picture) }))
}
