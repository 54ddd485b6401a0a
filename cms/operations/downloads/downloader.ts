import { fragment, type SQL } from '#cms/operations/database.ts'

/** The downloader: a user by id, or a guest by key (guestKey). */
export type Downloader = { readonly user: string } | { readonly guest: string }

/** The rows of `downloads d` that are theirs. */
export function downloadsOf(downloader: Downloader): SQL {
  return 'user' in downloader
    ? fragment`d.user_id = ${downloader.user}`
    : fragment`d.guest = ${downloader.guest}`
}

/** The lock name of a downloader: their requests are serialised. */
export function lockName(downloader: Downloader): string {
  return 'user' in downloader ? `downloads of ${downloader.user}` : downloader.guest
}
