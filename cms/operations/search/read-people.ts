import { fragment, type Payload } from '#cms/operations/database.ts'
import { readLists } from '#cms/operations/search/read-texts.ts'
import type { Age, Ethnicity, Gender, PeopleShown } from '#domain/assets/traits.ts'

/** Traits of the people in these items, by item, and their number. */
export async function readPeople(
  payload: Payload,
  ids: readonly number[],
): Promise<(id: number, count: number | null) => PeopleShown> {
  const listed = <T>(list: 'genders' | 'ages' | 'ethnicities') =>
    readLists<T>(
      payload,
      fragment`
        select parent_id as id, array_agg(value::text order by "order") as list
        from ${fragment.raw(`items_people_${list}`)}
        where parent_id = any(${fragment.param(ids)}::int[]) and value is not null group by parent_id`,
    )
  const [genders, ages, ethnicities] = await Promise.all([
    listed<Gender>('genders'),
    listed<Age>('ages'),
    listed<Ethnicity>('ethnicities'),
  ])
  return (id, count) => ({
    count,
    genders: genders.get(id) ?? [],
    ages: ages.get(id) ?? [],
    ethnicities: ethnicities.get(id) ?? [],
  })
}
