import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Uploads of contributors (docs/decisions/0057). `key` is the client's own name for a file, so that a repeated creation
 * finds the first one; members of a ZIP have `zip_id` and `position` instead. The owner becomes null with their account:
 * the worker deletes the bytes, then the row. `lock_*` are those of the request that writes.
 */
const UP = [
  `create table uploads (
    id uuid primary key,
    user_id varchar references users (id) on delete set null,
    key varchar not null,
    zip_id uuid references uploads (id) on delete cascade,
    position integer,
    contributor_id integer references contributors (id) on delete set null,
    kind varchar not null,
    file_name varchar not null,
    bytes bigint not null check (bytes >= 0),
    state varchar not null default 'receiving'
      check (state in ('receiving', 'unpacking', 'unpacked', 'draft', 'refused')),
    refusal varchar,
    skipped integer not null default 0,
    submission_id integer references submissions (id) on delete set null,
    lock_holder uuid,
    lock_until timestamp(3) with time zone,
    lock_wanted boolean not null default false,
    created_at timestamp(3) with time zone not null default now(),
    updated_at timestamp(3) with time zone not null default now(),
    check ((state = 'refused') = (refusal is not null)),
    unique (zip_id, position))`,
  `create unique index uploads_key_idx on uploads (user_id, key)`,
  `create index uploads_state_idx on uploads (state, updated_at)`,
  `create index uploads_submission_idx on uploads (submission_id)`,
  `create index uploads_contributor_idx on uploads (contributor_id)`,
  `alter type "public"."enum_outbox_topic" add value if not exists 'upload.unpack'`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

/** PostgreSQL cannot remove a value of an enumeration; without messages of the topic the value is unused. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`delete from outbox where topic = 'upload.unpack'`)
  await db.execute(sql`drop table uploads`)
}
