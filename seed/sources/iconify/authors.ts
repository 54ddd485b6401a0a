import type { SeedContributor } from '#seed/seed-item.ts'
import { importedAuthor } from '../contributors.ts'
import type { SetInfo } from './read-set.ts'

export function contributorOf(info: SetInfo, type: SeedContributor['type']): SeedContributor {
  return importedAuthor(info.author.name, type, info.author.url ?? null)
}
