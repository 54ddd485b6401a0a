import { Button } from '@mui/material'
import { usePermissions, useTranslate } from 'react-admin'
import type { ConsoleSession } from '#domain/contract/console/session.ts'
import { scopeOf } from '#domain/permissions/permissions.ts'

/** Where the panel composes newsletters, which the console tests and sends. */
export const PANEL_NEWSLETTERS = '/admin/collections/newsletters'

/** Leads to the form of a new newsletter in the panel. */
export default function WriteNewsletter() {
  const translate = useTranslate()
  const { permissions: session } = usePermissions<ConsoleSession | null>()
  if (session == null || scopeOf(session, 'create', 'newsletters') === null) return null
  return (
    <Button href={`${PANEL_NEWSLETTERS}/create`} variant="contained">
      {translate('console.newsletters.write')}
    </Button>
  )
}
