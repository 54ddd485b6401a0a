import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Reports of users about works, and what staff decided (docs/decisions/0073). */
const UP = [
  `create table reports (
    id integer generated always as identity primary key,
    item_id integer not null references items (id) on delete cascade,
    user_id varchar references users (id) on delete set null,
    email varchar,
    locale varchar not null,
    reason varchar not null check (reason in ('rights', 'details', 'offensive', 'harmful', 'quality', 'other')),
    words text not null,
    state varchar not null default 'open' check (state in ('open', 'decided')),
    outcome varchar check (outcome in ('dismissed', 'hidden', 'retired', 'case-opened')),
    takedown_id integer references takedowns (id) on delete set null,
    version integer not null default 1,
    created_at timestamp(3) with time zone not null default now(),
    decided_at timestamp(3) with time zone,
    decided_by varchar references users (id) on delete set null,
    is_demonstration boolean not null default false,
    check ((state = 'open') = (outcome is null)))`,
  `create index reports_created_at_idx on reports (created_at)`,
  `create index reports_state_idx on reports (state, id)`,
  `create index reports_item_idx on reports (item_id, id)`,
  `create index reports_user_idx on reports (user_id) where user_id is not null`,
  `create index reports_address_idx on reports (decided_at) where email is not null`,
]

const DOWN = [`drop table reports`]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
