import type { UIFieldServerProps } from 'payload'
import { readVisuallySimilar } from '#cms/operations/pictures/read-visually-similar.ts'
import { pictureFinder } from '#cms/picture-finder.ts'
import { SimilarAssets } from './similar-assets.tsx'

/** Enough to see a copy, few enough to see them at a glance. */
const SHOWN = 8

/** What reviewers compare an item with: published items that look like it. */
export async function SimilarField({ id, payload, req }: UIFieldServerProps) {
  if (!req.user || typeof id !== 'number') return null
  const found = await readVisuallySimilar(payload, pictureFinder(), id, SHOWN)
  return <SimilarAssets items={found.ok ? found.value : null} />
}
