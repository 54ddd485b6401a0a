import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column, Columns } from '#cms/operations/schema/columns.ts'
import type { OrderFiles } from '#domain/contract/custom-orders.ts'

/** A request for a custom order, as its mail shows it. */
export interface CustomOrder extends Record<string, unknown> {
  readonly name: Column<'custom_orders.name'>
  readonly email: Column<'custom_orders.email'>
  readonly company: Column<'custom_orders.company'>
  readonly kind: Column<'custom_orders.order_kind'>
  readonly message: Column<'custom_orders.message'>
  readonly budget: Column<'custom_orders.budget'>
  readonly wanted_by: Column<'custom_orders.wanted_by'>
  readonly locale: Column<'custom_orders.locale'>
}

/** Null for a request that staff deleted. */
export async function readOrder(payload: Payload, id: string): Promise<CustomOrder | null> {
  const [order] = await run<CustomOrder>(
    payload,
    fragment`select name, email, company, order_kind::text as kind, message, budget, wanted_by, locale
               from custom_orders where id = ${Number(id)}`,
  )
  return order ?? null
}

/** The files of a request, without their contents; null for a request that staff deleted. */
export async function readOrderFiles(payload: Payload, id: number): Promise<OrderFiles | null> {
  const [order] = await run(payload, fragment`select from custom_orders where id = ${id}`)
  if (order === undefined) return null
  return run<Columns<'custom_order_files', 'id' | 'name' | 'type' | 'bytes'> & Record<string, unknown>>(
    payload,
    fragment`select id, name, type, bytes from custom_order_files where custom_order_id = ${id} order by id`,
  )
}

type FileRow = Columns<'custom_order_files', 'name' | 'type' | 'body'> & Record<string, unknown>

/** A file with its contents; null where the request has no such file. */
export async function readOrderFile(
  payload: Payload,
  { order, file }: { readonly order: number; readonly file: number },
): Promise<FileRow | null> {
  const [row] = await run<FileRow>(
    payload,
    fragment`select name, type, body from custom_order_files where id = ${file} and custom_order_id = ${order}`,
  )
  return row ?? null
}
