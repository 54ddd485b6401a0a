import { z } from 'zod'
import { itemCardSchema, listingSchema } from '#domain/contract/catalogue.ts'

/** The picture of a search: an item of the library, or a private upload with an expiry. */
export const searchedPictureSchema = z.object({
  item: itemCardSchema.nullable(),
  until: z.string().nullable(),
})
export type SearchedPicture = z.infer<typeof searchedPictureSchema>

/** `GET /api/v2/picture-searches/{hash}` */
export const pictureSearchSchema = z.object({ picture: searchedPictureSchema, listing: listingSchema })
export type PictureSearch = z.infer<typeof pictureSearchSchema>
