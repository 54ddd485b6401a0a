import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What is kept of a tax that a gateway collected before: one tax without a name. */
const reported = (base: string, tax: string) => `jsonb_build_array(jsonb_build_object('name', null, 'basis_points', null,
  'base', (${base})::text, 'tax', (${tax})::text, 'jurisdiction', p.jurisdiction))`

/** The taxes of payments and of their refunds (docs/decisions/0089). */
const UP = [
  `alter table payments add column tax_lines jsonb not null default '[]',
    add column reverse_charge varchar check (reverse_charge in ('reverse-charge-eu', 'reverse-charge'))`,
  `alter table refunds add column tax_lines jsonb not null default '[]'`,
  `update payments p set tax_lines = ${reported('p.amount - p.tax', 'p.tax')} where p.tax > 0`,
  `update refunds r set tax_lines = ${reported('r.amount - p.tax * r.amount / p.amount', 'p.tax * r.amount / p.amount')}
     from payments p where p.id = r.payment_id and r.state = 'paid' and p.tax > 0`,
]

const DOWN = [
  `alter table payments drop column tax_lines, drop column reverse_charge`,
  `alter table refunds drop column tax_lines`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
