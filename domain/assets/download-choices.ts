import { type ConvertedOriginal, conversionsOf, stillWidths } from '#domain/assets/conversions.ts'
import type { Format } from '#domain/assets/formats.ts'

export interface OriginalFacts {
  readonly format: Format
  readonly width: number
  readonly bytes: number
}

export interface DownloadChoice {
  readonly format: Format
  /** Offered widths of pictures made from the original; empty when the file has one size. */
  readonly widths: number[]
  /** The largest width that can be entered; null where only the offered ones are made. */
  readonly maxWidth: number | null
  /** Null where the file is made on demand. */
  readonly bytes: number | null
}

/**
 * The downloads of an item: the original as it is, and a PNG in the offered widths, never wider than a raster
 * original.
 */
export function downloadChoices({ format, width, bytes }: OriginalFacts): DownloadChoice[] {
  const original: DownloadChoice = { format, widths: [], maxWidth: null, bytes }
  const stills = stillWidths(format, width)
  if (format === 'png' || stills.widths.length === 0) return [original]
  return [original, { format: 'png', ...stills, bytes: null }]
}

/** The same with the formats that the original is converted to. */
export function allDownloadChoices(original: OriginalFacts & ConvertedOriginal): DownloadChoice[] {
  return [...downloadChoices(original), ...conversionsOf(original).map((made) => ({ ...made, bytes: null }))]
}

/** Whether the list contains this choice, or a width up to the largest of it. */
export function isOffered(choices: readonly DownloadChoice[], format: Format, width: number | null): boolean {
  return choices.some(
    (choice) =>
      choice.format === format && (width === null ? choice.widths.length === 0 : hasWidth(choice, width)),
  )
}

function hasWidth({ widths, maxWidth }: DownloadChoice, width: number): boolean {
  return widths.includes(width) || (maxWidth !== null && width >= 1 && width <= maxWidth)
}
