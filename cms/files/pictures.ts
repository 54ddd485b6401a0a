import { type Picture, variantName } from '#cms/files/picture.ts'
import { readFile } from '#cms/files/read-file.ts'
import type { FilesServices } from '#cms/files/services.ts'
import { createSingleFlight } from '#cms/files/single-flight.ts'
import { storeDerived } from '#cms/files/store-derived.ts'
import { FORMATS } from '#domain/assets/formats.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { previewKey } from '#media/storage/keys.ts'

/** Pictures rendered or queued at the same time; beyond it requests are refused with `unavailable`. */
const MAX_CONCURRENT = 512

export type Pictures = (sha256: string, picture: Picture) => Promise<Result<Uint8Array>>

/** Pictures of files: read from the storage, or rendered once and then stored. */
export function createPictures(services: FilesServices): Pictures {
  const flights = createSingleFlight<Result<Uint8Array>>()
  return async (sha256, picture) => {
    const key = previewKey(sha256, variantName(picture))
    const stored = await services.storage.get(key)
    if (stored !== null) return accept(stored)
    if (flights.size() >= MAX_CONCURRENT) return refuse('unavailable', 'too many pictures in the making')
    return flights.run(key, () => make(services, sha256, picture, key))
  }
}

async function make(
  services: FilesServices,
  sha256: string,
  picture: Picture,
  key: string,
): Promise<Result<Uint8Array>> {
  const file = await services.locate(sha256)
  if (file === null) return refuse('not-found')
  const made = await services.render(await readFile(services, file), picture)
  if (made.ok) await storeDerived(services.storage, key, made.value, FORMATS[picture.format].mime)
  return made
}
