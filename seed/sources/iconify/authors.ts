import type { SeedContributor } from '#seed/seed-item.ts'
import { importedAuthor } from '../contributors.ts'
import type { SetInfo } from './read-set.ts'

/** The author of a set as Iconify names them. */
export function contributorOf(info: SetInfo, type: SeedContributor['type']): SeedContributor {
  return importedAuthor(info.author.name, type, info.author.url ?? null)
}
