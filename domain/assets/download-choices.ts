import { type Format, PIXEL_FORMATS } from '#domain/assets/formats.ts'

/** Widths that a PNG is offered in, in pixels. */
export const PNG_WIDTHS = [64, 128, 256, 512, 1024, 2048] as const

export interface OriginalFacts {
  readonly format: Format
  readonly width: number
  readonly bytes: number
}

export interface DownloadChoice {
  readonly format: Format
  /** Offered widths of pictures made from the original; empty when the file has one size. */
  readonly widths: number[]
  /** Null where the file is made on demand. */
  readonly bytes: number | null
}

/**
 * The downloads of an item: the original as it is, and a PNG in the offered widths, never wider than a raster
 * original.
 */
export function downloadChoices({ format, width, bytes }: OriginalFacts): DownloadChoice[] {
  const original: DownloadChoice = { format, widths: [], bytes }
  const widths = PNG_WIDTHS.filter((offered) => !PIXEL_FORMATS.includes(format) || offered <= width)
  if (format === 'png' || widths.length === 0) return [original]
  return [original, { format: 'png', widths, bytes: null }]
}

/** Whether the list contains exactly this choice. */
export function isOffered(choices: readonly DownloadChoice[], format: Format, width: number | null): boolean {
  return choices.some(
    (choice) =>
      choice.format === format &&
      (width === null ? choice.widths.length === 0 : choice.widths.includes(width)),
  )
}
