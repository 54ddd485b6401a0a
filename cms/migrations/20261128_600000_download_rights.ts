import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which subscription a download counts against, and the team whose licence it is (docs/decisions/0092). */
const UP = [
  `alter table downloads add column subscription_id uuid references subscriptions (id),
    add column team_id uuid references teams (id)`,
  `create index downloads_subscription_idx on downloads (subscription_id, created_at) where subscription_id is not null`,
  `create index downloads_team_idx on downloads (team_id, item_id) where team_id is not null`,
]

const DOWN = [`alter table downloads drop column subscription_id, drop column team_id`]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
