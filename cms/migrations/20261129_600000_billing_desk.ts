import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Lists of the console are read in these orders (`domain/contract/console/billing-resources.ts`). */
const INDEXES = {
  payments_newest: 'payments (paid_at desc nulls last, id)',
  refunds_newest: 'refunds (created_at desc nulls last, id)',
  orders_newest: 'orders (created_at desc nulls last, id)',
  subscriptions_newest: 'subscriptions (created_at desc nulls last, id)',
  invoices_newest: 'invoices (issued_at desc nulls last, id)',
  teams_newest: 'teams (created_at desc nulls last, id)',
  refunds_payment: 'refunds (payment_id)',
} as const

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [name, index] of Object.entries(INDEXES))
    await db.execute(sql.raw(`create index ${name} on ${index}`))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const name of Object.keys(INDEXES)) await db.execute(sql.raw(`drop index ${name}`))
}
