import { shortIdOfSlug } from '#domain/assets/short-id.ts'

/** The name of an item's component, from the words of its slug: `red-heart-4k7q2` is `RedHeart`. */
export function componentName(slug: string): string {
  const id = shortIdOfSlug(slug)
  const words = (id === undefined ? slug : slug.slice(0, -id.length)).split('-').filter(Boolean)
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return /^[A-Z]/.test(name) ? name : `Icon${name}`
}
