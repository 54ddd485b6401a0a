import type { Credit } from '#media/attribution/credit.ts'
import type { Original } from '#media/pipeline/original.ts'

export interface ConverterOptions {
  /** In pixels; null for formats of one size. */
  readonly width: number | null
  /** Written into the file where its format has a field for it. */
  readonly credit: Credit | null
}

/** Makes a file of another format from a sanitised original. Throws where the engine of the format fails. */
export type Converter = (original: Original, options: ConverterOptions) => Promise<Uint8Array>
