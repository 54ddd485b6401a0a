import { slugWords } from '#domain/assets/slug.ts'
import type { SeedContributor } from '#seed/seed-item.ts'

/** An author whose open work is imported: named and linked, without an account here. */
export function importedAuthor(
  name: string,
  type: SeedContributor['type'],
  url: string | null,
): SeedContributor {
  return { username: slugWords(name), name, type, url, claimed: false }
}
