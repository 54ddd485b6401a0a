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
  /** Widths offered, for pictures made from the original; empty when the file has its one size. */
  readonly widths: number[]
  /** Null where the file is made on demand. */
  readonly bytes: number | null
}

/**
 * What can be downloaded of an item: the original as it is, and a PNG in the offered widths, never wider than a
 * raster original is.
 */
export function downloadChoices({ format, width, bytes }: OriginalFacts): DownloadChoice[] {
  const original: DownloadChoice = { format, widths: [], bytes }
  const widths = PNG_WIDTHS.filter((offered) => !PIXEL_FORMATS.includes(format) || offered <= width)
  if (format === 'png' || widths.length === 0) return [original]
  return [original, { format: 'png', widths, bytes: null }]
}

/** Whether exactly this may be asked for. */
export function isOffered(choices: readonly DownloadChoice[], format: Format, width: number | null): boolean {
  return choices.some(
    (choice) =>
      choice.format === format &&
      (width === null ? choice.widths.length === 0 : choice.widths.includes(width)),
  )
}
