import type { PayloadRequest } from 'payload'
import { actorOf } from '#collections/access.ts'
import { options } from '#collections/fields/options.ts'
import { href } from '#domain/routing/href.ts'
import { deskText, panelLocale } from '../texts/desk-text.ts'
import { inLanguage } from '../texts/labels/index.ts'

interface Props {
  readonly language: string
  readonly user: PayloadRequest['user']
}

/** The roles of the person in the panel, and the page of the site where they change their account. */
export function AccountFacts({ language, user }: Props) {
  const locale = panelLocale(language)
  return (
    <>
      <dl>
        <dt>{inLanguage('Roles', locale)}</dt>
        {options(actorOf(user)?.roles ?? []).map(({ value, label }) => (
          <dd key={value}>{inLanguage(label, locale)}</dd>
        ))}
      </dl>
      <p>
        <a href={href('dashboard', locale, { section: 'profile' })}>
          {deskText(locale, 'Change your name, email address or password on the site')}
        </a>
      </p>
    </>
  )
}
