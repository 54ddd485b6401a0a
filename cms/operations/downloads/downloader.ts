import { fragment, type SQL } from '#cms/operations/database.ts'

/** Who downloads: somebody with an account by its id, or a guest by what tells guests apart (guestKey). */
export type Downloader = { readonly user: string } | { readonly guest: string }

/** The rows of `downloads d` that are theirs. */
export function downloadsOf(downloader: Downloader): SQL {
  return 'user' in downloader
    ? fragment`d.user_id = ${downloader.user}`
    : fragment`d.guest = ${downloader.guest}`
}

/** One word for one downloader: their requests are served one at a time. */
export function lockName(downloader: Downloader): string {
  return 'user' in downloader ? `downloads of ${downloader.user}` : downloader.guest
}
