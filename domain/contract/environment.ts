import { z } from 'zod'

/** The environment variables of a process. */
export type Variables = Readonly<Record<string, string | undefined>>

/** Where files are stored: a local folder, or a bucket (media/storage/open.ts). */
export const STORAGE_VARIABLES = {
  STORAGE_DIR: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
} as const

/**
 * Parses the environment of a process by its schema. An empty variable counts as missing.
 *
 * @throws Error that names every variable that is missing or malformed
 */
export function readEnvironment<S extends z.ZodType>(schema: S, variables: Variables): z.infer<S> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment is not complete.\n${faults.join('\n')}`)
}
