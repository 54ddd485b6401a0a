import { type ConvertedFormat, expresses, isConvertible } from '#domain/assets/conversions.ts'
import { type Result, refuse } from '#domain/errors/catalogue.ts'
import { featuresOf } from '#media/pipeline/features-of.ts'
import { drawOrRefuse } from '#media/pipeline/render/draw-or-refuse.ts'
import { sanitise } from '#media/pipeline/sanitise.ts'
import type { ConverterOptions } from './converter.ts'
import { CONVERTERS } from './converters.ts'

export interface ConvertOptions extends ConverterOptions {
  readonly format: ConvertedFormat
}

/**
 * Converts an original to another format. Accepts any bytes, as it sanitises them first; refuses a format that is not
 * made from this one with `download-format-unavailable`.
 */
export async function convert(
  bytes: Uint8Array,
  { format, ...options }: ConvertOptions,
): Promise<Result<Uint8Array>> {
  const original = await sanitise(bytes)
  if (!original.ok) return original
  if (!isConvertible(original.value.format, format))
    return refuse('download-format-unavailable', `no ${format} is made from ${original.value.format}`)
  if (!expresses(format, featuresOf(original.value)))
    return refuse('download-format-unavailable', `${format} lacks a feature of this work`)
  return drawOrRefuse(original.value, () => CONVERTERS[format](original.value, options))
}
