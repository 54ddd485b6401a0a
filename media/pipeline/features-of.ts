import type { Feature } from '#domain/assets/features.ts'
import { accept, type Result } from '#domain/errors/catalogue.ts'
import type { Original } from './original.ts'
import { sanitise } from './sanitise.ts'

/** The features of any bytes. */
export async function readFeatures(bytes: Uint8Array): Promise<Result<readonly Feature[]>> {
  const original = await sanitise(bytes)
  return original.ok ? accept(featuresOf(original.value)) : original
}

/** The features of an original that some download formats cannot express. */
export function featuresOf({ picture }: Original): readonly Feature[] {
  return picture.type === 'model' ? picture.model.features : []
}
