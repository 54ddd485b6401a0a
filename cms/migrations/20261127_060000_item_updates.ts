import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * New revisions of live work (docs/decisions/0074): a submission that replaces the file of a work names the revision
 * that it replaces, and what its author says has changed; those who downloaded the work are an audience of fan-outs.
 */
const UP = [
  `alter table submissions add column replaces_id integer references revisions (id)`,
  `alter table submissions add column changes text`,
  `alter table submissions add constraint submissions_changes_check check ((replaces_id is null) = (changes is null))`,
  `alter table fan_outs drop constraint fan_outs_audience_check`,
  `alter table fan_outs add constraint fan_outs_audience_check
    check (audience in ('followers', 'downloaders', 'update-downloaders'))`,
]

const DOWN = [
  `delete from notifications where type = 'asset-updated'`,
  `delete from fan_outs where audience = 'update-downloaders'`,
  `alter table fan_outs drop constraint fan_outs_audience_check`,
  `alter table fan_outs add constraint fan_outs_audience_check check (audience in ('followers', 'downloaders'))`,
  `alter table submissions drop constraint submissions_changes_check`,
  `alter table submissions drop column changes`,
  `alter table submissions drop column replaces_id`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
