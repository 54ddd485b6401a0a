import { environment } from '#cms/env.ts'

/** What signs the addresses of pictures of works that a case withholds. */
export function evidenceSigning(): { readonly secret: string; readonly now: Date } {
  return { secret: environment().SIGNING_SECRET, now: new Date() }
}
