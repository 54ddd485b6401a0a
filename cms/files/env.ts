import { z } from 'zod'
import { readEnvironment, STORAGE_VARIABLES, type Variables } from '#domain/contract/environment.ts'

/** The environment of the files server, parsed once at start; an error names every missing or malformed variable. */
const environmentSchema = z
  .object({
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    SIGNING_SECRET: z.string().min(32),
    FILES_PORT: z.coerce.number().int().min(1).max(65_535),
    /** Child processes that render concurrently. */
    FILES_RENDERERS: z.coerce.number().int().min(1).max(64).default(2),
    ...STORAGE_VARIABLES,
  })
  .refine(({ STORAGE_DIR, S3_BUCKET }) => STORAGE_DIR !== undefined || S3_BUCKET !== undefined, {
    path: ['STORAGE_DIR'],
    message: 'either STORAGE_DIR or S3_BUCKET says where files lie',
  })

export type FilesEnvironment = z.infer<typeof environmentSchema>

/** @throws Error that names every variable that is missing or malformed */
export function parseFilesEnvironment(variables: Variables): FilesEnvironment {
  return readEnvironment(environmentSchema, variables)
}
