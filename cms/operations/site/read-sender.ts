import type { Payload } from '#cms/operations/database.ts'
import { checkAccent } from '#domain/site/accent.ts'

/** In whose name mails are sent. */
export interface MailSender {
  readonly site: string
  /** The accent on the light ground of mails; null for that of the design tokens. */
  readonly accent: string | null
  /** The address of the sender; null for the configured one. */
  readonly address: string | null
}

/** The sender of mails by the site settings. */
export async function readSender(payload: Payload): Promise<MailSender> {
  const { name, accentLight, accentDark, senderEmail } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
  })
  const accent = checkAccent({ light: accentLight ?? null, dark: accentDark ?? null })
  return {
    site: name,
    accent: accent.ok && accent.value ? accent.value.light : null,
    address: senderEmail || null,
  }
}

/** Where users write: the address of the site settings, else the configured one. */
export async function readSupport(payload: Payload, configured: string): Promise<string> {
  const { supportEmail } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  return supportEmail || configured
}

/** The name of the site. */
export async function readSiteName(payload: Payload): Promise<string> {
  const { name } = await payload.findGlobal({ slug: 'site-settings', depth: 0, select: { name: true } })
  return name
}
