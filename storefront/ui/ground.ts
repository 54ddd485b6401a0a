import type { Ground } from '#domain/assets/facets.ts'
import type { Preview } from '#domain/contract/catalogue.ts'

/** The ground that lets every artwork of a cover be seen: ink lines decide before pale ones. */
export function coverGround(previews: readonly Pick<Preview, 'ground'>[]): Ground {
  if (previews.some(({ ground }) => ground === 'light')) return 'light'
  return previews.some(({ ground }) => ground === 'dark') ? 'dark' : 'any'
}
