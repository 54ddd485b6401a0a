import { fragment, inTransaction, type Payload, type SQL } from '#cms/operations/database.ts'
import { isUniqueViolation } from '#cms/operations/is-unique-violation.ts'
import { SOCIAL_NETWORK_CODES } from '#domain/accounts/social-networks.ts'
import type { ProfileForm } from '#domain/contract/accounts.ts'
import { accept, type Result, refuseField } from '#domain/errors/catalogue.ts'

/** Fields of the form and the columns they are kept in. */
const COLUMNS = {
  first_name: 'first_name',
  last_name: 'last_name',
  username: 'username',
  company: 'company',
  designation: 'designation',
  country: 'country',
  locale: 'locale',
} as const satisfies Partial<Record<keyof ProfileForm, string>>

/** Writes down what people say about themselves; what is absent stays. The shown name follows the two others. */
export async function updateProfile(
  payload: Payload,
  user: string,
  form: ProfileForm,
): Promise<Result<null>> {
  try {
    await inTransaction(payload, async (transaction) => {
      await transaction(fragment`
        update users set ${fragment.join([...changesOf(form), fragment`updated_at = now()`], fragment`, `)} where id = ${user}`)
      if (form.first_name === undefined && form.last_name === undefined) return
      await transaction(fragment`
        update users set name = nullif(concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')), '') where id = ${user}`)
    })
  } catch (error) {
    if (isUniqueViolation(error, 'users_username_idx')) return refuseField('username', 'username-taken')
    throw error
  }
  return accept(null)
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
