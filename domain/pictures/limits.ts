import { FORMATS, type Format } from '#domain/assets/formats.ts'

/** Accepted formats of pictures to search with. */
export const PICTURE_FORMATS = ['png', 'jpg', 'webp', 'gif', 'svg'] as const satisfies readonly Format[]

/** Their media types, for the file dialog. */
export const PICTURE_TYPES: readonly string[] = PICTURE_FORMATS.map((format) => FORMATS[format].mime)

/** Maximum size. */
export const PICTURE_BYTES = 10 * 1024 * 1024

/** Retention. */
export const PICTURE_HOURS = 24
