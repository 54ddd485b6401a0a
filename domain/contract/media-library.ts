import { z } from 'zod'

const percent = z.number().min(0).max(100)

/** A picture of the media library as pages show it, in one language. */
export const mediaPictureSchema = z.object({
  sha256: z.string(),
  /** Pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Empty for a decorative picture. */
  alt: z.string(),
  credit: z.string().nullable(),
  /** What stays visible where the picture is cropped: percents from the left and from the top. */
  focal: z.object({ x: percent, y: percent }),
})
export type MediaPicture = z.infer<typeof mediaPictureSchema>
