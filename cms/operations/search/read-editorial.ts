import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { Editorial } from '#domain/search/configuration.ts'
import { engineRule, type MerchandisingRule } from '#domain/search/rules.ts'

type SynonymRow = Editorial['synonyms'][number] & Record<string, unknown>
type RuleRow = Omit<MerchandisingRule, 'from' | 'until'> & {
  readonly from: Column<'search_rules.from'>
  readonly until: Column<'search_rules.until'>
} & Record<string, unknown>

/** The enabled synonyms and merchandising rules of a language. */
export async function readEditorial(payload: Payload, locale: Locale): Promise<Editorial> {
  const [synonyms, rules] = await Promise.all([
    run<SynonymRow>(
      payload,
      fragment`
        select s.id, s.kind::text, s.input, words.list as words,
          coalesce(s.source_key like 'cldr:%' and s.updated_at = s.created_at, false) as "isAutomatic"
        from synonyms s
        cross join lateral (
          select array_agg(t.text::text order by t."order") as list from synonyms_texts t
          where t.parent_id = s.id and t.path = 'words') words
        where s.enabled and s.locale = ${locale} and words.list is not null order by s.id`,
    ),
    run<RuleRow>(
      payload,
      fragment`
        select r.id, r.name, r.pattern, r.anchoring::text, r.kind::text, r.from, r.until, r.enabled,
          (select coalesce(json_agg(json_build_object('item', p.item_id, 'place', p.place::int) order by p.place), '[]')
             from search_rules_pinned p where p._parent_id = r.id and p.item_id is not null) as pinned,
          array(select h.items_id from search_rules_rels h
                 where h.parent_id = r.id and h.path = 'hidden' and h.items_id is not null) as hidden
        from search_rules r
        where r.enabled and (r.locale is null or r.locale = ${locale}) order by r.id`,
    ),
  ])
  return {
    synonyms,
    rules: rules.map((rule) => engineRule({ ...rule, from: dateOf(rule.from), until: dateOf(rule.until) })),
  }
}

function dateOf(value: string | Date | null): Date | null {
  return value === null ? null : new Date(value)
}
