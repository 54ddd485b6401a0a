import { isAbsolute } from 'node:path'
import {
  KEY_LIST_RULE,
  readKeyList,
  readSecretKeyList,
  SECRET_KEY_LIST_RULE,
} from '#domain/certificates/key-list.ts'
import { SECRET_NAMES, type SecretName } from '#local/secrets.ts'

/** The settings from environment variables; all have defaults. */
export interface Settings {
  /** `NODE_ENV=production`: nothing is generated, no demo content, no demo accounts. */
  readonly production: boolean
  readonly port: number
  readonly host: string
  readonly publicUrl: string
  /** Null: the embedded server. */
  readonly databaseUrl: string | null
  /** Fill the desks with demonstration data; on the embedded server only. */
  readonly demoSubmissions: boolean
  /** Take payments in the sandbox, because no keys of a gateway are set. */
  readonly paymentSandbox: boolean
  readonly secrets: Partial<Record<SecretName, string>>
  /** Variables that are passed unchanged to the processes: storage, indexing, search. */
  readonly passedOn: Partial<Record<PassedOn, string>>
}

type Variables = Readonly<Record<string, string | undefined>>
type Answer =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly faults: string[] }

const MIN_SECRET_LENGTH = 32

/** One row for each variable: what it must be, and how to fix it. */
const RULES = {
  PORT: { holds: isPort, must: 'be a whole number from 1 to 65535, such as PORT=3000' },
  PUBLIC_URL: {
    holds: isOrigin,
    must: 'be an http or https address without a path, such as https://example.com',
  },
  DATABASE_URL: { holds: isPostgresUrl, must: 'look like postgresql://user:password@host:5432/database' },
  STORAGE_DIR: { holds: isAbsolute, must: 'be an absolute path, such as /srv/motif/storage' },
  S3_ENDPOINT: { holds: isHttpUrl, must: 'be an http or https address, such as https://s3.example.com' },
  PAYMENT_SANDBOX: { holds: (value: string) => value === 'on' || value === 'off', must: 'be on or off' },
  STRIPE_API_BASE: { holds: isHttpUrl, must: 'be an http or https address, or absent for Stripe itself' },
  RAZORPAY_API_BASE: { holds: isHttpUrl, must: 'be an http or https address, or absent for Razorpay itself' },
  RAZORPAY_CHECKOUT_URL: {
    holds: isHttpUrl,
    must: 'be an http or https address, or absent for Razorpay itself',
  },
  PAYPAL_API_BASE: { holds: isHttpUrl, must: 'be an http or https address, or absent for PayPal itself' },
  PAYOUT_IBAN: {
    holds: (value: string) => /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(value),
    must: 'be an IBAN without spaces',
  },
  PAYOUT_BIC: {
    holds: (value: string) => /^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$/.test(value),
    must: 'be a BIC of 8 or 11 characters',
  },
  CERTIFICATE_KEYS: { holds: (value: string) => readKeyList(value) !== null, must: KEY_LIST_RULE },
  PAYEE_KEYS: { holds: (value: string) => readSecretKeyList(value) !== null, must: SECRET_KEY_LIST_RULE },
  SMTP_URL: { holds: isSmtpUrl, must: 'look like smtps://user:password@mail.example.com:465' },
  MAIL_FROM: {
    holds: (value: string) => /^[^<>\r\n]* <[^<>@\s]+@[^<>@\s]+>$/.test(value),
    must: 'be a name and an address, such as Library <no-reply@example.com>',
  },
  INDEXING: { holds: (value: string) => value === 'on' || value === 'off', must: 'be on or off' },
  MOTIF_DEMO_SUBMISSIONS: {
    holds: (value: string) => value === 'on' || value === 'off',
    must: 'be on or off',
  },
  SEARCH_PREFIX: {
    holds: (value: string) => /^[a-z0-9-]+$/.test(value),
    must: 'be small letters, digits and hyphens, such as motif',
  },
  SEARCH_MEMORY_MB: {
    holds: (value: string) => /^\d+$/.test(value) && Number(value) >= 64,
    must: 'be a whole number of megabytes, 64 or more',
  },
  PICTURES_DIR: { holds: isAbsolute, must: 'be an absolute path, such as /srv/motif/pictures' },
  PICTURES_CAPACITY: { holds: isCount, must: 'be a whole number of pictures, 1 or more' },
  PICTURES_READERS: { holds: isCount, must: 'be a whole number of processes, 1 or more' },
  NODE_ENV: {
    holds: (value: string) => ['production', 'development', 'test'].includes(value),
    must: 'be production, development or absent',
  },
} as const satisfies Record<string, { holds: (value: string) => boolean; must: string }>

/** The keys of an account cannot be generated here. */
const ALGOLIA_TOGETHER = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_WRITE_KEY'] as const
/** A key without the secret of its webhooks would take payments that nothing announces. */
const STRIPE_TOGETHER = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
const RAZORPAY_TOGETHER = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const
const PAYPAL_TOGETHER = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const
const S3_TOGETHER = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
/** Variables that are passed unchanged to the processes. */
const PASSED_ON = [
  'STORAGE_DIR',
  'INDEXING',
  'ALGOLIA_APP_ID',
  'SEARCH_PREFIX',
  'SEARCH_MEMORY_MB',
  'PICTURES_DIR',
  'PICTURES_CAPACITY',
  'PICTURES_READERS',
  'SMTP_URL',
  'MAIL_FROM',
  'HELP_CENTRE_URL',
  'CHAT_SCRIPT_URL',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CERTS_URL',
  'ANALYTICS_FORMAT',
  'ANALYTICS_HOST',
  'ANALYTICS_KEY',
  'GROWTHBOOK_API_HOST',
  'GROWTHBOOK_CLIENT_KEY',
  'SENTRY_DSN',
  ...STRIPE_TOGETHER,
  'STRIPE_API_BASE',
  ...RAZORPAY_TOGETHER,
  'RAZORPAY_API_BASE',
  'RAZORPAY_CHECKOUT_URL',
  ...PAYPAL_TOGETHER,
  'PAYPAL_API_BASE',
  'PAYOUT_IBAN',
  'PAYOUT_BIC',
  ...S3_TOGETHER,
  'S3_REGION',
  'S3_ENDPOINT',
] as const
type PassedOn = (typeof PASSED_ON)[number]

/** Reads every variable, or reports every fault, one line each. An empty variable counts as missing. */
export function readSettings(variables: Variables): Answer {
  const given: Variables = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const production = given.NODE_ENV === 'production'
  const faults = [
    ...malformed(given),
    ...weakSecrets(given),
    ...halfOf(S3_TOGETHER, 'other S3 variables are', given),
    ...halfOf(STRIPE_TOGETHER, 'the other Stripe variable is', given),
    ...halfOf(RAZORPAY_TOGETHER, 'other Razorpay variables are', given),
    ...halfOf(PAYPAL_TOGETHER, 'other PayPal variables are', given),
    ...sandboxBesideKeys(given),
    ...(given.ALGOLIA_APP_ID ? halfOf(ALGOLIA_TOGETHER, 'ALGOLIA_APP_ID is', given) : []),
    ...(production ? missingInProduction(given) : []),
  ]
  if (faults.length > 0) return { ok: false, faults }
  const port = Number(given.PORT ?? 3000)
  return {
    ok: true,
    settings: {
      production,
      port,
      host: given.HOST ?? '127.0.0.1',
      publicUrl: (given.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
      databaseUrl: given.DATABASE_URL ?? null,
      paymentSandbox: usesSandbox(given),
      demoSubmissions: !production && given.MOTIF_DEMO_SUBMISSIONS !== 'off',
      secrets: pick(given, SECRET_NAMES),
      passedOn: pick(given, PASSED_ON),
    },
  }
}

const HOLD_SECRETS: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'CERTIFICATE_KEYS',
  'PAYEE_KEYS',
])

function malformed(given: Variables): string[] {
  return Object.entries(RULES).flatMap(([name, rule]) => {
    const value = given[name]
    if (value === undefined || rule.holds(value)) return []
    // A URL may contain a password, so its value is not repeated, and neither is a key.
    const shown = HOLD_SECRETS.has(name) ? '' : ` is "${value}":`
    return [`${name}${shown} must ${rule.must}.`]
  })
}

function weakSecrets(given: Variables): string[] {
  return SECRET_NAMES.flatMap((name) => {
    const length = given[name]?.length ?? MIN_SECRET_LENGTH
    if (length >= MIN_SECRET_LENGTH) return []
    return [
      `${name} has ${length} characters: it must have at least ${MIN_SECRET_LENGTH} (openssl rand -hex 32).`,
    ]
  })
}

function halfOf(together: readonly string[], because: string, given: Variables): string[] {
  const missing = together.filter((name) => given[name] === undefined)
  if (missing.length === 0 || missing.length === together.length) return []
  return [`${missing.join(' and ')} must be set as well, because ${because}.`]
}

/** Keys of a gateway switch the sandbox off. Production has it only where it is asked for. */
function usesSandbox(given: Variables): boolean {
  if (hasGatewayKeys(given)) return false
  return (
    given.PAYMENT_SANDBOX === 'on' || (given.NODE_ENV !== 'production' && given.PAYMENT_SANDBOX !== 'off')
  )
}

function hasGatewayKeys(given: Variables): boolean {
  return Object.keys(given).some(
    (name) => /^(?:STRIPE|RAZORPAY|PAYPAL)_/.test(name) && !/_(?:API_BASE|CHECKOUT_URL)$/.test(name),
  )
}

function sandboxBesideKeys(given: Variables): string[] {
  if (given.PAYMENT_SANDBOX !== 'on' || !hasGatewayKeys(given)) return []
  return ['PAYMENT_SANDBOX is "on" and keys of a payment gateway are set: unset one of the two.']
}

function missingInProduction(given: Variables): string[] {
  const needed = ['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', ...SECRET_NAMES]
  const missing = needed.filter((name) => given[name] === undefined)
  if (missing.length === 0) return []
  return [`Production needs ${missing.join(', ')}: set them (docs/operations.md says how) and start again.`]
}

function pick<Name extends string>(given: Variables, names: readonly Name[]): Partial<Record<Name, string>> {
  const picked: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = given[name]
    if (value !== undefined) picked[name] = value
  }
  return picked
}

function isCount(value: string): boolean {
  return /^[1-9]\d*$/.test(value)
}

function isPort(value: string): boolean {
  return /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535
}

function isPostgresUrl(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1
}

function isSmtpUrl(value: string): boolean {
  return URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol) && new URL(value).hostname !== ''
}

function isHttpUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

function isOrigin(value: string): boolean {
  return isHttpUrl(value) && new URL(value).pathname === '/' && !/[?#]/.test(value)
}
