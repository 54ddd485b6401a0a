import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Traits, which listings filter by beside style and colour: the dimension of a work, and the people it shows. */
const LISTS = {
  genders: ['female', 'male', 'non-binary'],
  ages: ['baby', 'child', 'teenager', 'adult', 'senior'],
  ethnicities: [
    'black',
    'east-asian',
    'indigenous',
    'latino',
    'middle-eastern',
    'multiracial',
    'pacific-islander',
    'south-asian',
    'southeast-asian',
    'white',
  ],
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create type enum_items_dimension as enum ('2d', 'isometric', '3d');
    alter table items add column dimension enum_items_dimension, add column people_count numeric;
    create trigger take_search_version_of_traits before update of dimension, people_count on items
      for each row execute function take_search_version();`)
  for (const [list, values] of Object.entries(LISTS)) {
    const table = `items_people_${list}`
    await db.execute(
      sql.raw(`
        create type enum_${table} as enum (${values.map((value) => `'${value}'`).join(', ')});
        create table ${table} (
          "order" integer not null,
          parent_id integer not null,
          value enum_${table},
          id serial primary key,
          constraint ${table}_parent_fk foreign key (parent_id) references items (id) on delete cascade);
        create index ${table}_order_idx on ${table} ("order");
        create index ${table}_parent_idx on ${table} (parent_id);`),
    )
  }
  // The record of every item has new fields: reconciliation sends it again.
  await db.execute(sql`update items set search_version = nextval('search_versions')`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const list of Object.keys(LISTS)) {
    const table = `items_people_${list}`
    await db.execute(sql.raw(`drop table ${table}; drop type enum_${table};`))
  }
  await db.execute(sql`
    drop trigger take_search_version_of_traits on items;
    alter table items drop column people_count, drop column dimension;
    drop type enum_items_dimension;`)
}
