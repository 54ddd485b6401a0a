import { type ConsoleRow, readRow } from '#cms/operations/console/list-rows.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { ReportDetail } from '#domain/contract/reports.ts'
import { DEFAULT_LOCALE } from '#domain/locales/locales.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { allowedReportActions } from '#domain/reports/decide.ts'
import { href } from '#domain/routing/href.ts'

interface Row extends Record<string, unknown> {
  readonly state: Column<'reports.state'>
  readonly version: Column<'reports.version'>
  readonly takedown: Column<'reports.takedown_id'>
  readonly visibility: Column<'items.visibility'>
  readonly slug: Column<'items.slug'>
  readonly kind: Column<'items.kind'>
  readonly free: Column<'items.free'>
}

/** A report of the console with its work, and the commands that this actor may give now. */
export async function readReport(
  payload: Payload,
  id: number,
  actor: Holder,
): Promise<(ConsoleRow & ReportDetail) | null> {
  const listed = await readRow(payload, 'reports', id)
  const [row] = await run<Row>(
    payload,
    fragment`
    select r.state, r.version, r.takedown_id as takedown, i.visibility::text, i.slug, i.kind::text, i.free
      from reports r join items i on i.id = r.item_id where r.id = ${id}`,
  )
  if (listed === null || row === undefined) return null
  const { state, version, takedown, visibility, slug, kind, free } = row
  const page = slug === null ? null : href('item', DEFAULT_LOCALE, { slug, kind, free: free ?? false })
  return {
    ...listed,
    id,
    version,
    visibility,
    page,
    takedown,
    allowed_actions: allowedReportActions({ state, visibility }, actor),
  }
}
