import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { AccountFacts } from './account-facts.tsx'
import { AccountSettings } from './account-settings.tsx'

/**
 * The account page below its title, the email address: the roles of this person and the settings of the panel. Payload's
 * form of the user is not shown: most people may not save it, and they change their account on the site.
 */
export function Account({ initPageResult }: Pick<AdminViewServerProps, 'initPageResult'>) {
  const { i18n, user } = initPageResult.req
  return (
    <Gutter className="motif-account">
      <AccountFacts language={i18n.language} user={user} />
      <AccountSettings />
    </Gutter>
  )
}
