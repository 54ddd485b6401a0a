/** Whom visitors write to: the address that was set, else `support` at the site's own domain. */
export function supportEmail({
  SUPPORT_EMAIL,
  PUBLIC_URL,
}: {
  readonly SUPPORT_EMAIL?: string | undefined
  readonly PUBLIC_URL: string
}): string {
  return SUPPORT_EMAIL ?? `support@${new URL(PUBLIC_URL).hostname.replace(/^www\./, '')}`
}
