import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const MOMENT = `timestamp(3) with time zone`

/**
 * Certificates that staff withdrew, with who did it and why. It is apart from what a payment revoked, so that a dispute that
 * is won does not give back what staff withdrew (docs/decisions/0110).
 */
const UP = [
  `alter table certificates add column withdrawn_at ${MOMENT},
    add column withdrawn_by varchar references users (id),
    add column withdrawal varchar,
    add check (num_nonnulls(withdrawn_at, withdrawn_by, withdrawal) in (0, 3))`,
  `create index certificates_issued_idx on certificates (issued_at, id)`,
]

const DOWN = [
  `drop index certificates_issued_idx`,
  `alter table certificates drop column withdrawal, drop column withdrawn_by, drop column withdrawn_at`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
