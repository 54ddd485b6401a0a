import { fragment, inTransaction, type Payload, type SQL } from '#cms/operations/database.ts'
import { isUniqueViolation } from '#cms/operations/is-unique-violation.ts'
import { SOCIAL_NETWORK_CODES } from '#domain/accounts/social-networks.ts'
import type { ProfileChange, ProfileForm } from '#domain/contract/accounts.ts'
import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'

/** Fields of the form and their columns. */
const COLUMNS = {
  first_name: 'first_name',
  last_name: 'last_name',
  username: 'username',
  company: 'company',
  designation: 'designation',
  country: 'country',
  locale: 'locale',
} as const satisfies Partial<Record<keyof ProfileForm, string>>

type Columns = Readonly<Record<string, string | null>>

/**
 * Updates a profile; absent fields stay. The display name follows the two name fields. Refuses when a field differs
 * from `before`, the value that the user saw.
 */
export async function updateProfile(
  payload: Payload,
  user: string,
  change: ProfileChange,
): Promise<Result<null>> {
  try {
    return await inTransaction(payload, async (transaction) => {
      const [current] = await transaction<Columns>(
        fragment`select ${fragment.join(NAMED, fragment`, `)} from users where id = ${user} for update`,
      )
      if (current === undefined) return refuse('not-signed-in')
      const changed = changedMeanwhile(current, change.before)
      if (changed !== undefined) return refuseField(changed, 'changed-elsewhere')
      await transaction(fragment`
        update users set ${fragment.join([...changesOf(change), fragment`updated_at = now()`], fragment`, `)} where id = ${user}`)
      if (change.first_name === undefined && change.last_name === undefined) return accept(null)
      await transaction(fragment`
        update users set name = nullif(concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')), '') where id = ${user}`)
      return accept(null)
    })
  } catch (error) {
    if (isUniqueViolation(error, 'users_username_idx')) return refuseField('username', 'username-taken')
    throw error
  }
}

/** Every column by the name of its form field. */
const NAMED: SQL[] = [
  ...Object.entries(COLUMNS).map(([field, column]) => named(column, field)),
  ...SOCIAL_NETWORK_CODES.map((network) => named(`social_urls_${network}`, `social_urls.${network}`)),
]

function named(column: string, field: string): SQL {
  return fragment`${fragment.identifier(column)}::text as ${fragment.identifier(field)}`
}

/** The first field that differs from the value seen; undefined for none. */
function changedMeanwhile(current: Columns, before: Columns): string | undefined {
  return Object.keys(before).find(
    (field) => field in current && (current[field] || null) !== (before[field] || null),
  )
}

function changesOf(form: ProfileForm): SQL[] {
  const plain = Object.entries(COLUMNS).flatMap(([field, column]) => {
    const value = form[field as keyof typeof COLUMNS]
    if (value === undefined) return []
    const typed = field === 'locale' ? fragment`${value}::enum_users_locale` : fragment`${value}`
    return [fragment`${fragment.identifier(column)} = ${typed}`]
  })
  const social = SOCIAL_NETWORK_CODES.flatMap((network) => {
    const address = form.social_urls?.[network]
    return address === undefined
      ? []
      : [fragment`${fragment.identifier(`social_urls_${network}`)} = ${address}`]
  })
  return [...plain, ...social]
}
