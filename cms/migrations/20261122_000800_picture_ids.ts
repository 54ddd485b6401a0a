import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The name of a user's pictures, which is public, unlike the id of the account. The worker renames existing pictures.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table users add column picture_id uuid not null default gen_random_uuid();
    insert into outbox (topic, key, payload)
    select 'picture.removed', 'picture:' || given.use || ':' || u.id, jsonb_build_object('user', u.id, 'use', given.use)
      from users u cross join lateral (values ('profile', u.photo_at), ('cover', u.cover_at)) as given (use, at)
     where given.at is not null`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table users drop column picture_id`)
}
