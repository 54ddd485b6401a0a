import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Works that a takedown case hides (docs/decisions/0056): the state `suspended`, files that are withheld from everyone,
 * and a trigger. A form that was opened before the suspension writes the state that it read; the trigger refuses that,
 * because only a transaction of a case (`motif.takedown`) ends a suspension.
 */
const TYPES = ['enum_items_visibility', 'enum_packs_visibility', 'enum_bundles_visibility']

const UP = [
  ...TYPES.map((type) => `alter type ${type} add value if not exists 'suspended'`),
  `alter table files add column withheld boolean not null default false`,
  `create index files_withheld_idx on files (sha256) where withheld`,
  `update files set withheld = true where id in (select file_id from revisions r join items i on i.id = r.item_id
     where i.visibility::text = 'removed')
     and id not in (select file_id from revisions r join items i on i.id = r.item_id
       where r.file_id is not null and i.visibility::text in ('published', 'resting'))`,
  `create function refuse_release_of_suspended() returns trigger language plpgsql as $$
   begin
     if old.visibility::text = 'suspended' and new.visibility is distinct from old.visibility
        and coalesce(current_setting('motif.takedown', true), '') <> 'on' then
       raise exception 'item % is suspended by a takedown case', old.id using errcode = 'insufficient_privilege';
     end if;
     return new;
   end $$`,
  `create trigger items_suspension before update of visibility on items
     for each row execute function refuse_release_of_suspended()`,
]

/** PostgreSQL cannot remove a value of an enumeration; without suspended works the value is unused. */
const DOWN = [
  `drop trigger items_suspension on items`,
  `drop function refuse_release_of_suspended()`,
  `alter table files drop column withheld`,
  `update items set visibility = 'removed' where visibility::text = 'suspended'`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
