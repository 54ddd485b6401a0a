import { Link, usePermissions, useTranslate } from 'react-admin'
import type { ConsoleSession } from '#domain/contract/console/session.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'

/** Leads to the statistics of one work; hidden from users without statistics. */
export function StatisticsLink({ item }: { readonly item: number }) {
  const translate = useTranslate()
  const { permissions: session } = usePermissions<ConsoleSession | null>()
  if (session == null || commandScope(session, 'statistics.read') === null) return null
  return <Link to={`/statistics?item=${item}`}>{translate('console.statistics.ofWork')}</Link>
}
