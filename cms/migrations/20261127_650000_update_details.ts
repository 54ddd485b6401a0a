import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The details that an update brings (docs/decisions/0074): a copy of those of the live work, which its author may change. Their
 * keywords are in `submissions.keywords`, as for every submission. Open updates get their copy here.
 */
const UP = [
  `create table update_details (
    submission_id integer primary key references submissions (id) on delete cascade,
    title varchar not null,
    description varchar,
    category_id integer references categories (id) on delete set null,
    style_id integer references styles (id) on delete set null)`,
  `insert into update_details (submission_id, title, description, category_id, style_id)
    select s.id, coalesce(t.title, ''), t.description, i.category_id, i.style_id
      from submissions s join items i on i.id = s.item_id
      left join items_locales t on t._parent_id = i.id and t._locale = 'en'
     where s.replaces_id is not null and s.state not in ('rejected', 'published', 'withdrawn')`,
  `update submissions s set keywords = array(
      select replace(tag.slug, '-', ' ') from items_rels rel join tags tag on tag.id = rel.tags_id
       where rel.parent_id = s.item_id and rel.path = 'tags' order by rel."order")
    from update_details d where d.submission_id = s.id`,
]

const DOWN = [`drop table update_details`]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
