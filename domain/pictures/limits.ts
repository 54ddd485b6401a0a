import { FORMATS, type Format } from '#domain/assets/formats.ts'

/** Formats that pictures to search with may have. */
export const PICTURE_FORMATS = ['png', 'jpg', 'webp', 'gif', 'svg'] as const satisfies readonly Format[]

/** Their media types, for choosing among files. */
export const PICTURE_TYPES: readonly string[] = PICTURE_FORMATS.map((format) => FORMATS[format].mime)

/** Most bytes of one. */
export const PICTURE_BYTES = 10 * 1024 * 1024

/** How long one is kept. */
export const PICTURE_HOURS = 24
