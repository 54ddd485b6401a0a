import { createHash } from 'node:crypto'
import { readFile } from '#cms/files/read-file.ts'
import type { FilesServices } from '#cms/files/services.ts'
import { createSingleFlight } from '#cms/files/single-flight.ts'
import { storeDerived } from '#cms/files/store-derived.ts'
import { CONVERSIONS, STILL_WIDTHS } from '#domain/assets/conversions.ts'
import { FORMATS } from '#domain/assets/formats.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Credit } from '#media/attribution/credit.ts'
import type { ConvertOptions } from '#media/convert/convert.ts'
import { conversionKey } from '#media/storage/keys.ts'

/** Conversions in progress or queued; beyond it requests are refused with `unavailable`. */
const MAX_CONCURRENT = 64
const CREDIT_DIGITS = 16

export type Conversions = (sha256: string, options: ConvertOptions) => Promise<Result<Uint8Array>>

/**
 * Files of other formats made from originals in their own colours: read from the storage, or converted and then
 * stored. Entered widths are not stored, so that requests cannot fill the storage.
 */
export function createConversions(services: FilesServices): Conversions {
  const flights = createSingleFlight<Result<Uint8Array>>()
  return async (sha256, options) => {
    const key = conversionKey(sha256, variantName(options))
    const stored = isStored(options) ? await services.storage.get(key) : null
    if (stored !== null) return accept(stored)
    if (flights.size() >= MAX_CONCURRENT) return refuse('unavailable', 'too many conversions in progress')
    return flights.run(key, () => make(services, sha256, options, key))
  }
}

async function make(
  services: FilesServices,
  sha256: string,
  options: ConvertOptions,
  key: string,
): Promise<Result<Uint8Array>> {
  const file = await services.locate(sha256)
  if (file === null) return refuse('not-found')
  const made = await services.convert(await readFile(services, file), options)
  if (made.ok && isStored(options))
    await storeDerived(services.storage, key, made.value, FORMATS[options.format].mime)
  return made
}

function isStored({ width }: ConvertOptions): boolean {
  return width === null || STILL_WIDTHS.some((offered) => offered === width)
}

/** The version of the converter is part of the name: after a change to it, files are made again. */
function variantName({ format, width, credit }: ConvertOptions): string {
  const size = width === null ? '' : `w${width}-`
  return `v${CONVERSIONS[format].version}-${size}${digestOf(credit)}.${FORMATS[format].extension}`
}

function digestOf(credit: Credit | null): string {
  return createHash('sha256').update(JSON.stringify(credit)).digest('hex').slice(0, CREDIT_DIGITS)
}
