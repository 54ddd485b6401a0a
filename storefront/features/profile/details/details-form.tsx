'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { SOCIAL_NETWORK_CODES } from '#domain/accounts/social-networks.ts'
import { type Person, type ProfileForm, profileSchema } from '#domain/contract/accounts.ts'
import { LOCALE_CODES, LOCALES, type Locale } from '#domain/locales/locales.ts'
import { updateFields } from '#storefront/features/profile/details/update-fields.ts'
import { useUnloadWarning } from '#storefront/features/profile/details/use-unload-warning.ts'
import { changeOf, isUnsaved, valuesOf } from '#storefront/features/profile/details/values.ts'
import { type Answer, callApi } from '#storefront/session/call-api.ts'
import { refreshSession, setPerson } from '#storefront/session/session.ts'
import { countriesIn } from '#storefront/ui/form/countries.ts'
import { Field } from '#storefront/ui/form/field.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { SelectField } from '#storefront/ui/form/select-field.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

interface DetailsFormProps {
  readonly person: Person
  readonly locale: Locale
}

/** Lines of text, and what browsers fill them with. */
const LINES = {
  first_name: 'given-name',
  last_name: 'family-name',
  username: 'username',
  company: 'organization',
  designation: 'organization-title',
} as const

/** Names of networks are the same in every language; a website is none. */
const NETWORK_NAMES = {
  dribbble: 'Dribbble',
  behance: 'Behance',
  instagram: 'Instagram',
  x: 'X',
  linkedin: 'LinkedIn',
  github: 'GitHub',
} as const

/**
 * The profile form. Only changed fields are sent, with the values that the user saw: a newer value from another tab is
 * shown before it can be replaced.
 */
export function DetailsForm({ person, locale }: DetailsFormProps) {
  const t = useTranslations()
  const [seen, setSeen] = useState(person)
  const [unsaved, setUnsaved] = useState(false)
  const element = useRef<HTMLFormElement | null>(null)
  useUnloadWarning(unsaved)

  async function send(form: ProfileForm): Promise<Answer<{ auth: Person }>> {
    const change = changeOf(valuesOf(seen), form)
    if (change === null) return { ok: true, value: { auth: seen } }
    const answer = await callApi<{ auth: Person }>('PATCH', '/auth/profile', { body: change })
    if (!answer.ok && answer.faults.some(({ code }) => code === 'changed-elsewhere')) await look()
    return answer
  }

  /** The current values become the ones seen; typed values stay, and saving again replaces the newer ones. */
  async function look(): Promise<void> {
    const now = await refreshSession()
    if (now.state !== 'person') return
    updateFields(element.current, valuesOf(seen), valuesOf(now.person))
    setSeen(now.person)
  }

  const form = useApiForm(profileSchema, send, ({ auth }) => {
    setPerson(auth)
    // What the server made of it, such as a name in small letters, takes the place of what was typed.
    updateFields(element.current, null, valuesOf(auth))
    setSeen(auth)
    setUnsaved(false)
    void showToast({ text: t('form.saved'), tone: 'ok' })
  })

  const check = () => {
    const { current } = element
    if (current !== null) setUnsaved(isUnsaved(valuesOf(seen), new FormData(current)))
  }
  const { ref, onInput, ...formProps } = form.formProps
  return (
    <form
      className="profile__form"
      {...formProps}
      ref={(one) => {
        element.current = one
        ref(one)
      }}
      onInput={(event) => {
        onInput?.(event)
        check()
      }}
    >
      <FormErrors form={form} />
      <div className="profile__pair">
        {(['first_name', 'last_name'] as const).map((name) => (
          <Field
            key={name}
            form={form}
            name={name}
            label={t(`profile.labels.${name}`)}
            autoComplete={LINES[name]}
            defaultValue={seen[name] ?? ''}
          />
        ))}
      </div>
      <Field
        form={form}
        name="username"
        label={t('profile.labels.username')}
        hint={t('profile.usernameRule')}
        autoComplete={LINES.username}
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={seen.username ?? ''}
      />
      <div className="profile__pair">
        {(['company', 'designation'] as const).map((name) => (
          <Field
            key={name}
            form={form}
            name={name}
            label={t(`profile.labels.${name}`)}
            autoComplete={LINES[name]}
            defaultValue={seen[name] ?? ''}
          />
        ))}
      </div>
      <div className="profile__pair">
        <SelectField
          form={form}
          name="country"
          label={t('profile.labels.country')}
          kept={seen.country ?? ''}
          autoComplete="country"
          options={[{ value: '', label: t('profile.noCountry') }, ...countriesIn(locale)]}
        />
        <SelectField
          form={form}
          name="locale"
          label={t('profile.labels.locale')}
          kept={seen.locale}
          options={LOCALE_CODES.map((code) => ({ value: code, label: LOCALES[code].name }))}
        />
      </div>
      <fieldset className="profile__links">
        <legend className="h-4">{t('profile.links')}</legend>
        <div className="profile__pair">
          {SOCIAL_NETWORK_CODES.map((network) => (
            <Field
              key={network}
              form={form}
              name={`social_urls.${network}`}
              label={network === 'website' ? t('profile.labels.website') : NETWORK_NAMES[network]}
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              defaultValue={seen.social_urls[network] ?? ''}
            />
          ))}
        </div>
      </fieldset>
      <div className="row row--wrap">
        <SubmitButton form={form}>{t('form.save')}</SubmitButton>
        <span className="small muted" role="status">
          {unsaved && t('profile.unsaved')}
        </span>
      </div>
    </form>
  )
}
