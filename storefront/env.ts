import { z } from 'zod'
import { readEnvironment, type Variables } from '#domain/contract/environment.ts'
import { DEFAULT_PREFIX } from '#domain/search/index-names.ts'

/**
 * The environment of the storefront, parsed once. On one machine `npm start` sets every variable; in production
 * whatever is missing or malformed is named, all at once, and nothing is served.
 */
const environmentSchema = z.object({
  /** The one address visitors use, without a slash at the end. */
  PUBLIC_URL: address(),
  /** Where the CMS and the files server listen; reached by this process only. */
  CMS_URL: address(),
  FILES_URL: address(),
  /** Where Vite's development server of the console listens; absent where the built console is served. */
  CONSOLE_URL: address().optional(),
  REVALIDATE_SECRET: z.string().min(32),
  /** Where the search engine of this machine listens; absent where Algolia itself is asked. */
  SEARCH_URL: address().optional(),
  /** How browsers search by themselves; without them every control of a listing leads to a page. */
  ALGOLIA_APP_ID: z.string().optional(),
  /** Public: it may search and nothing else. */
  ALGOLIA_SEARCH_KEY: z.string().optional(),
  /** Begins the names of the indices. */
  SEARCH_PREFIX: z.string().default(DEFAULT_PREFIX),
  /** Address for questions of visitors; `support` at the site's domain by default. */
  SUPPORT_EMAIL: z.email().optional(),
  /** Of the help centre; without it the pricing page leads to its own questions. */
  HELP_CENTRE_URL: address().optional(),
  /** The script of the support chat, which the pricing page alone loads; without it there is no chat. */
  CHAT_SCRIPT_URL: z.url({ protocol: /^https$/ }).optional(),
  /** Razorpay's public key, where its checkout is offered, and the address of its script; Razorpay's own by default. */
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_CHECKOUT_URL: address().optional(),
  /** Google's client id of this site for one-tap sign-in; without it there is no prompt. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  /** The address of an error-reporting service with Sentry's protocol; without it errors are kept by the site alone. */
  SENTRY_DSN: z.url({ protocol: /^https?$/ }).optional(),
  /** The request header in which a proxy sends the visitor's country, such as `cf-ipcountry`. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/)
    .optional(),
  /** Whether search engines may list the site. */
  INDEXING: z.enum(['on', 'off']).default('off'),
})

export type StorefrontEnvironment = z.infer<typeof environmentSchema>

let parsed: StorefrontEnvironment | undefined

/** @throws Error that names every variable that is missing or malformed */
export function environment(): StorefrontEnvironment {
  parsed ??= parseEnvironment(process.env)
  return parsed
}

export function parseEnvironment(variables: Variables): StorefrontEnvironment {
  return readEnvironment(environmentSchema, variables)
}

function address() {
  return z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
}
