import type { UIFieldServerProps } from 'payload'
import { readVisuallySimilar } from '#cms/operations/pictures/read-visually-similar.ts'
import { pictureFinder } from '#cms/picture-finder.ts'
import { SimilarAssets } from './similar-assets.tsx'

/** Enough to find a copy, few enough for a quick look. */
const SHOWN = 8

/** Published items that look like this one, for reviewers. */
export async function SimilarField({ id, payload, req }: UIFieldServerProps) {
  if (!req.user || typeof id !== 'number') return null
  const found = await readVisuallySimilar(payload, pictureFinder(), id, SHOWN)
  return <SimilarAssets items={found.ok ? found.value : null} language={req.i18n.language} />
}
