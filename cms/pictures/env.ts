import { z } from 'zod'
import { readEnvironment, STORAGE_VARIABLES, type Variables } from '#domain/contract/environment.ts'

/**
 * The environment of the pictures process, parsed once at start; an error names every missing or malformed variable.
 */
const environmentSchema = z
  .object({
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    PICTURES_PORT: z.coerce.number().int().min(1).max(65_535),
    /** Folder of the index snapshot; without it every start reads all descriptors from the database. */
    PICTURES_DIR: z.string().optional(),
    /** Maximum number of pictures in memory, about 250 bytes each; further ones are not searched. */
    PICTURES_CAPACITY: z.coerce.number().int().positive().default(2_000_000),
    /** Child processes that decode pictures concurrently. */
    PICTURES_READERS: z.coerce.number().int().min(1).max(64).default(1),
    ...STORAGE_VARIABLES,
  })
  .refine(({ STORAGE_DIR, S3_BUCKET }) => STORAGE_DIR !== undefined || S3_BUCKET !== undefined, {
    path: ['STORAGE_DIR'],
    message: 'either STORAGE_DIR or S3_BUCKET says where files lie',
  })

export type PicturesEnvironment = z.infer<typeof environmentSchema>

/** @throws Error that names every variable that is missing or malformed */
export function parsePicturesEnvironment(variables: Variables): PicturesEnvironment {
  return readEnvironment(environmentSchema, variables)
}
