import { z } from 'zod'
import { readEnvironment, STORAGE_VARIABLES, type Variables } from '#domain/contract/environment.ts'
import { DEFAULT_PREFIX } from '#domain/search/index-names.ts'

/**
 * The environment of the CMS's processes, parsed once. On one machine `npm start` sets every variable; in production
 * whatever is missing or malformed is named, all at once, and the process does not start.
 */
const environmentSchema = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  PAYLOAD_SECRET: z.string().min(32),
  SIGNING_SECRET: z.string().min(32),
  REVALIDATE_SECRET: z.string().min(32),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  ...STORAGE_VARIABLES,
  /** Load balancers between the storefront and the visitor, for the visitor's own address. */
  PROXIES_IN_FRONT: z.coerce.number().int().nonnegative().default(0),
  /** The request header in which a proxy in front names the visitor's country, such as `cf-ipcountry`. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/)
    .optional(),
  /** The search engine; without it PostgreSQL answers. */
  ALGOLIA_APP_ID: z.string().optional(),
  ALGOLIA_SEARCH_KEY: z.string().optional(),
  ALGOLIA_WRITE_KEY: z.string().optional(),
  /** Where an engine that speaks Algolia's protocol is; absent for Algolia itself. */
  SEARCH_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The process of search by picture; without it there is none. */
  PICTURES_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The mail server; without it mails wait in the outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Who mails are from: `Motif <no-reply@example.com>`. */
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]* <[^<>@\s]+@[^<>@\s]+>$/)
    .optional(),
  /** Whom people write to; `support` at the domain of the site unless set. */
  SUPPORT_EMAIL: z.email().optional(),
  /** The id that Google gave this site for its sign-in; without it there is none. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  /** Where the keys of that sign-in are published; Google's own unless set. */
  GOOGLE_CERTS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Whether search engines may list the site: only then are there sitemaps. */
  INDEXING: z.enum(['on', 'off']).default('off'),
  SEARCH_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default(DEFAULT_PREFIX),
})

export type CmsEnvironment = z.infer<typeof environmentSchema>

let parsed: CmsEnvironment | undefined

/** @throws Error that names every variable that is missing or malformed */
export function environment(): CmsEnvironment {
  parsed ??= parseEnvironment(process.env)
  return parsed
}

/** Who mails are from, by the site's own host unless it is set. */
export function mailFrom({
  MAIL_FROM,
  PUBLIC_URL,
}: Pick<CmsEnvironment, 'MAIL_FROM' | 'PUBLIC_URL'>): string {
  return MAIL_FROM ?? `Motif <no-reply@${new URL(PUBLIC_URL).hostname}>`
}

export function parseEnvironment(variables: Variables): CmsEnvironment {
  return readEnvironment(environmentSchema, variables)
}
