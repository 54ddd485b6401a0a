import { z } from 'zod'
import { FORMAT_CODES } from '#domain/assets/formats.ts'
import type { Result } from '#domain/errors/catalogue.ts'
import { COLOUR_BINS } from '#media/artwork/descriptor/colours.ts'
import { LOOKS, type QueryView } from '#media/artwork/descriptor/descriptor.ts'
import { SHAPE_SIZE } from '#media/artwork/descriptor/project.ts'
import type { CleanPicture } from '#media/pipeline/clean-picture.ts'

/** The serialisation of views between the CMS and the pictures process, and in the database: bytes as base64. */
export const viewsSchema = z
  .array(
    z.object({
      // Absent in pictures that were sent before photographs had a descriptor of their own.
      look: z.enum(LOOKS).default('drawing'),
      shape: base64Of(SHAPE_SIZE),
      colours: base64Of(COLOUR_BINS),
      discount: z.number(),
    }),
  )
  .min(1)
  .max(64)
  .transform((views) =>
    views.map(
      ({ look, shape, colours, discount }): QueryView => ({
        look,
        shape: new Int8Array(bytesOf(shape).buffer),
        colours: bytesOf(colours),
        discount,
      }),
    ),
  )

/** Serialises views for `viewsSchema`. */
export function wireViews(views: readonly QueryView[]) {
  return views.map(({ look, shape, colours, discount }) => ({
    look,
    shape: Buffer.from(shape.buffer, shape.byteOffset, shape.byteLength).toString('base64'),
    colours: Buffer.from(colours).toString('base64'),
    discount,
  }))
}

export const describedSchema = z.object({
  format: z.enum(FORMAT_CODES),
  views: viewsSchema,
  sha256: z.string(),
  canonicalSha256: z.string().nullable(),
})

const pixels = z.int().positive()
const size = z.object({ width: pixels, height: pixels })

/** The options of `POST /crop`, and its response: JPEGs as base64. */
export const cropOptionsSchema = z.object({
  crop: size.extend({ left: z.int(), top: z.int() }),
  sizes: z.tuple([size], size),
})
export const croppedSchema = z.array(z.base64().transform(bytesOf))

/** Serialises cropped pictures for `croppedSchema`; returns refusals unchanged. */
export function wireCropped(cropped: Result<readonly Uint8Array[]>) {
  return cropped.ok ? cropped.value.map((jpeg) => Buffer.from(jpeg).toString('base64')) : cropped
}

/** The options of `POST /clean`, and its response. */
export const cleanOptionsSchema = z.object({ side: pixels })
export const cleanSchema = size.extend({
  bytes: z.base64().transform(bytesOf),
  format: z.enum(['jpg', 'png']),
})

/** Serialises a picture for `cleanSchema`; returns refusals unchanged. */
export function wireClean(clean: Result<CleanPicture>) {
  return clean.ok ? { ...clean.value, bytes: Buffer.from(clean.value.bytes).toString('base64') } : clean
}

const count = z.int().min(1).max(2000)

/** The bodies of `POST /find` and `POST /alike`. */
export const findSchema = z.object({ views: viewsSchema, count })
export const alikeSchema = z.object({ item: z.int().positive(), count })

export const matchesSchema = z.array(z.object({ item: z.int().positive(), similarity: z.number() }))

function base64Of(bytes: number) {
  return z.base64().refine((text) => Buffer.from(text, 'base64').length === bytes)
}

/** Copies into its own buffer, which can be viewed as another type. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(base64, 'base64'))
}
