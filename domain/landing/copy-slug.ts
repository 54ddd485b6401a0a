import { MAX_LANDING_SLUG } from './places.ts'

const COPY = /-copy(?:-\d+)?$/

/** The slug of a duplicate that no other page has: `avatar-copy`, then `avatar-copy-2`. */
export function copySlug(slug: string, isTaken: (slug: string) => boolean): string {
  const plain = slug.replace(COPY, '')
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '-copy' : `-copy-${number}`
    const copy = plain.slice(0, MAX_LANDING_SLUG - ending.length).replace(/-+$/, '') + ending
    if (!isTaken(copy)) return copy
  }
}
