import { MAILBOX, PICTURES, SEARCH, STORAGE } from '#local/paths.ts'
import { paymentSandbox } from '#local/payment-sandbox.ts'
import { machineSecrets } from '#local/secrets.ts'
import type { Settings } from '#local/settings.ts'

const LOCAL_APP_ID = 'motif'

/**
 * The variables of every process of the stack: the configured ones, and generated values for the others. Demo
 * accounts and their submissions are created on the embedded database only.
 */
export function stackEnvironment(
  settings: Settings,
  databaseUrl: string,
  addresses: Readonly<Record<string, string>>,
): Record<string, string> {
  const { passedOn } = settings
  const secrets = { ...(settings.production ? {} : machineSecrets()), ...settings.secrets }
  return {
    ...secrets,
    ...(passedOn.S3_BUCKET ? {} : { STORAGE_DIR: STORAGE }),
    INDEXING: 'off',
    // Without an account the same client uses the local engine.
    ALGOLIA_APP_ID: LOCAL_APP_ID,
    SEARCH_DIR: SEARCH,
    PICTURES_DIR: PICTURES,
    MAILBOX_DIR: MAILBOX,
    ...(settings.paymentSandbox ? paymentSandbox(secrets.SIGNING_SECRET ?? '', addresses) : {}),
    ...passedOn,
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: settings.publicUrl,
    MOTIF_DEMO_ACCOUNTS: settings.databaseUrl === null ? 'on' : 'off',
    MOTIF_DEMO_SUBMISSIONS: settings.databaseUrl === null && settings.demoSubmissions ? 'on' : 'off',
    ...addresses,
    ...(passedOn.ALGOLIA_APP_ID ? { SEARCH_URL: '' } : {}),
    ...(passedOn.SMTP_URL ? { SMTP_URL: passedOn.SMTP_URL, MAILBOX_URL: '' } : {}),
    ...(settings.paymentSandbox ? {} : { PAYMENTS_URL: '' }),
    NODE_ENV: 'production',
  }
}
