import { z } from 'zod'
import { itemCardSchema, listingSchema } from '#domain/contract/catalogue.ts'

/** What was searched with: an item of the library, or a picture that is kept until a time and shown to nobody. */
export const searchedPictureSchema = z.object({
  item: itemCardSchema.nullable(),
  until: z.string().nullable(),
})
export type SearchedPicture = z.infer<typeof searchedPictureSchema>

/** `GET /api/v2/picture-searches/{hash}` */
export const pictureSearchSchema = z.object({ picture: searchedPictureSchema, listing: listingSchema })
export type PictureSearch = z.infer<typeof pictureSearchSchema>

/** What `POST /api/v2/picture-searches` answers. */
export const startedPictureSearchSchema = z.object({ hash: z.hash('sha256') })
