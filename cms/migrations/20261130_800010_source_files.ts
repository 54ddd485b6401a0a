import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The source files of revisions: one of each format (docs/decisions/0110). Their bytes are stored under their hash, and
 * shared by equal files.
 */
const UP = [
  `create table source_files (
    revision_id integer not null references revisions (id) on delete cascade,
    format varchar not null,
    sha256 varchar not null,
    bytes integer not null check (bytes > 0),
    file_name varchar not null,
    created_at timestamp(3) with time zone not null default now(),
    primary key (revision_id, format)
  )`,
  `create index source_files_sha256_idx on source_files (sha256)`,
]

const DOWN = [`drop table source_files`]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
