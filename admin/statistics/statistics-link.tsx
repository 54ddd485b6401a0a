import { Link, usePermissions, useTranslate } from 'react-admin'
import type { ConsoleSession } from '#domain/contract/console/session.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'

interface StatisticsLinkProps {
  readonly form?: 'item' | 'pack'
  readonly id: number
}

/** Leads to the statistics of one work or pack; hidden from users without statistics. */
export function StatisticsLink({ form = 'item', id }: StatisticsLinkProps) {
  const translate = useTranslate()
  const { permissions: session } = usePermissions<ConsoleSession | null>()
  if (session == null || commandScope(session, 'statistics.read') === null) return null
  return <Link to={`/statistics?${form}=${id}`}>{translate('console.statistics.ofWork')}</Link>
}
