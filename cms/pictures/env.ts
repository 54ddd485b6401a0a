import { z } from 'zod'

/** The environment of the pictures' process, parsed once at start; every fault is named at once. */
const environmentSchema = z
  .object({
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    PICTURES_PORT: z.coerce.number().int().min(1).max(65_535),
    /** Where the snapshot of the index lies; without it every start reads all descriptors from the database. */
    PICTURES_DIR: z.string().optional(),
    /** Most pictures held in memory, about 250 bytes each: beyond it further ones are not searched. */
    PICTURES_CAPACITY: z.coerce.number().int().positive().default(2_000_000),
    /** Children that open pictures at the same time. */
    PICTURES_READERS: z.coerce.number().int().min(1).max(64).default(1),
    STORAGE_DIR: z.string().optional(),
    S3_BUCKET: z.string().optional(),
    S3_ENDPOINT: z.url().optional(),
    S3_REGION: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
  })
  .refine(({ STORAGE_DIR, S3_BUCKET }) => STORAGE_DIR !== undefined || S3_BUCKET !== undefined, {
    path: ['STORAGE_DIR'],
    message: 'either STORAGE_DIR or S3_BUCKET says where files lie',
  })

export type PicturesEnvironment = z.infer<typeof environmentSchema>

/** @throws Error that names every variable that is missing or malformed */
export function parsePicturesEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): PicturesEnvironment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = environmentSchema.safeParse(given)
  if (result.success) return result.data
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment is not complete.\n${faults.join('\n')}`)
}
