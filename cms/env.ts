import { z } from 'zod'
import { FORWARD_FORMATS } from '#domain/analytics/forward.ts'
import {
  KEY_LIST_RULE,
  readKeyList,
  readSecretKeyList,
  SECRET_KEY_LIST_RULE,
} from '#domain/certificates/key-list.ts'
import { readEnvironment, STORAGE_VARIABLES, type Variables } from '#domain/contract/environment.ts'
import { DEFAULT_PREFIX } from '#domain/search/index-names.ts'
import { DEFAULT_SITE_NAME } from '#domain/site/default-site.ts'

/**
 * The environment of the CMS's processes, parsed once. On one machine `npm start` sets every variable; in production
 * the process does not start, and the error names every missing or malformed variable.
 */
const environmentSchema = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  PAYLOAD_SECRET: z.string().min(32),
  SIGNING_SECRET: z.string().min(32),
  REVALIDATE_SECRET: z.string().min(32),
  /** The keys of licence certificates: the first signs, the others are retired. */
  CERTIFICATE_KEYS: z.string().refine((list) => readKeyList(list) !== null, `must ${KEY_LIST_RULE}`),
  /** The keys of identities, tax forms and payout methods: the first encrypts, the others only decrypt. */
  PAYEE_KEYS: z.string().refine((list) => readSecretKeyList(list) !== null, `must ${SECRET_KEY_LIST_RULE}`),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  ...STORAGE_VARIABLES,
  /** Number of load balancers between visitor and storefront, to find the visitor's address. */
  PROXIES_IN_FRONT: z.coerce.number().int().nonnegative().default(0),
  /** The request header in which a proxy sends the visitor's country, such as `cf-ipcountry`. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/)
    .optional(),
  /** The search engine; without it PostgreSQL answers searches. */
  ALGOLIA_APP_ID: z.string().optional(),
  ALGOLIA_SEARCH_KEY: z.string().optional(),
  ALGOLIA_WRITE_KEY: z.string().optional(),
  /** Address of an engine with Algolia's protocol; absent for Algolia itself. */
  SEARCH_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Address of the files server; without it no certificate is issued, since nothing hashes what is delivered. */
  FILES_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Address of the process for search by picture; without it the feature is off. */
  PICTURES_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The mail server; without it mails stay in the outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender of mails: `Library <no-reply@example.com>`. */
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]* <[^<>@\s]+@[^<>@\s]+>$/)
    .optional(),
  /** Address for questions of users; `support` at the site's domain by default. */
  SUPPORT_EMAIL: z.email().optional(),
  /** The client id that Google issued to this site; without it Sign in with Google is off. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  /** Address of the public keys for Google's credentials; Google's own by default. */
  GOOGLE_CERTS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Stripe's secret key and the secret of its webhooks; without them nothing can be bought with it. */
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Address of a server with Stripe's API; absent for Stripe itself. */
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  /** The key of Razorpay, its secret and the secret of its webhooks; without them nothing can be bought with it. */
  RAZORPAY_KEY_ID: z.string().min(1).optional(),
  RAZORPAY_KEY_SECRET: z.string().min(1).optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Address of a server with Razorpay's API, and of the script of its checkout; absent for Razorpay itself. */
  RAZORPAY_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  RAZORPAY_CHECKOUT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The client of PayPal, its secret and the id of its webhook; without them nothing can be bought with it. */
  PAYPAL_CLIENT_ID: z.string().min(1).optional(),
  PAYPAL_CLIENT_SECRET: z.string().min(1).optional(),
  PAYPAL_WEBHOOK_ID: z.string().min(1).optional(),
  /** Address of a server with PayPal's API; absent for PayPal itself. */
  PAYPAL_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  /** The account that payouts by bank leave, for SEPA files; without it batches are exported as CSV alone. */
  PAYOUT_IBAN: z
    .string()
    .regex(/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/)
    .optional(),
  PAYOUT_BIC: z
    .string()
    .regex(/^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$/)
    .optional(),
  /** The service that events of visitors who agreed are forwarded to, and its key (domain/analytics/forward.ts). */
  ANALYTICS_FORMAT: z.enum(FORWARD_FORMATS).optional(),
  ANALYTICS_HOST: z.url({ protocol: /^https?$/ }).optional(),
  ANALYTICS_KEY: z.string().min(1).optional(),
  /** A service with GrowthBook's features API and its public client key; without them flags are those of the CMS. */
  GROWTHBOOK_API_HOST: z.url({ protocol: /^https?$/ }).optional(),
  GROWTHBOOK_CLIENT_KEY: z.string().min(1).optional(),
  /** Whether search engines may index the site; sitemaps exist only when they may. */
  INDEXING: z.enum(['on', 'off']).default('off'),
  SEARCH_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default(DEFAULT_PREFIX),
})

export type CmsEnvironment = z.infer<typeof environmentSchema>

/** The names of all variables of the CMS. */
export const VARIABLES = Object.keys(environmentSchema.shape)

let parsed: CmsEnvironment | undefined

/** @throws Error that names every variable that is missing or malformed */
export function environment(): CmsEnvironment {
  parsed ??= parseEnvironment(process.env)
  return parsed
}

/** The sender of mails; derived from the site's host when it is not set. */
export function mailFrom({
  MAIL_FROM,
  PUBLIC_URL,
}: Pick<CmsEnvironment, 'MAIL_FROM' | 'PUBLIC_URL'>): string {
  return MAIL_FROM ?? `${DEFAULT_SITE_NAME} <no-reply@${new URL(PUBLIC_URL).hostname}>`
}

export function parseEnvironment(variables: Variables): CmsEnvironment {
  return readEnvironment(environmentSchema, variables)
}
