import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const MOMENT = `timestamp(3) with time zone`

/** Broken links of documents, and the state of their translations (docs/decisions/0116): derived, made again at any time. */
const UP = [
  `create table broken_links (
    resource varchar not null,
    document varchar not null,
    field varchar not null,
    locale varchar,
    address varchar not null,
    found_at ${MOMENT} not null default now(),
    primary key (resource, document, field))`,
  `create table translation_states (
    resource varchar not null,
    document integer not null,
    locale varchar not null,
    texts integer not null,
    missing integer not null,
    digest varchar not null,
    changed_at ${MOMENT},
    primary key (resource, document, locale))`,
]

const DOWN = [`drop table translation_states`, `drop table broken_links`]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
