import { SOCIAL_NETWORK_CODES } from '#domain/accounts/social-networks.ts'
import type { Person, ProfileChange, ProfileForm } from '#domain/contract/accounts.ts'

/** Fields of the form beside the addresses of networks, as the call names them. */
const PLAIN = [
  'first_name',
  'last_name',
  'username',
  'company',
  'designation',
  'country',
  'locale',
] as const satisfies readonly (keyof ProfileForm)[]

/** The values of the form, by field name; null for empty. */
export type Values = Readonly<Record<string, string | null>>

export function valuesOf(said: Pick<Person, (typeof PLAIN)[number] | 'social_urls'>): Values {
  return {
    ...Object.fromEntries(PLAIN.map((name) => [name, said[name] || null])),
    ...Object.fromEntries(
      SOCIAL_NETWORK_CODES.map((network) => [`social_urls.${network}`, said.social_urls[network] || null]),
    ),
  }
}

/**
 * What of a form is to be sent: the fields that say something else than `seen`, and what they said. Null when it says
 * the same.
 */
export function changeOf(seen: Values, form: ProfileForm): Partial<ProfileChange> | null {
  const plain = PLAIN.filter((name) => form[name] !== undefined && (form[name] || null) !== seen[name])
  const social = SOCIAL_NETWORK_CODES.filter((network) => {
    const address = form.social_urls?.[network]
    return address !== undefined && (address || null) !== seen[`social_urls.${network}`]
  })
  const changed = [...plain, ...social.map((network) => `social_urls.${network}`)]
  if (changed.length === 0) return null
  return {
    ...Object.fromEntries(plain.map((name) => [name, form[name]])),
    ...(social.length === 0
      ? {}
      : { social_urls: Object.fromEntries(social.map((network) => [network, form.social_urls?.[network]])) }),
    before: Object.fromEntries(changed.map((name) => [name, seen[name] ?? null])),
  }
}

/** Whether the form has unsaved changes: fields as they are in the form, untrimmed. */
export function isUnsaved(seen: Values, typed: Iterable<readonly [string, FormDataEntryValue]>): boolean {
  for (const [name, value] of typed) {
    if (name in seen && value !== (seen[name] ?? '')) return true
  }
  return false
}
