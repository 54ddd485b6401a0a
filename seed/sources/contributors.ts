import { slugWords } from '#domain/assets/slug.ts'
import type { SeedContributor } from '#seed/seed-item.ts'

/** The author of imported open work: named and linked, without a user account. */
export function importedAuthor(
  name: string,
  type: SeedContributor['type'],
  url: string | null,
): SeedContributor {
  return { username: slugWords(name), name, type, url, claimed: false }
}
